import { expect, test } from "vitest";
import { reasonOf } from "./media.tsx";

const measured = (width: number, height: number) => async () => ({ width, height });

const picture = (type = "image/png") => new File([], "a.png", { type });

test("says why a picture isn’t accepted", async () => {
  const large = picture();
  Object.defineProperty(large, "size", { value: 70 * 1024 ** 2 });
  expect(await reasonOf(large)).toMatch(/^It has 70 MB, and the most is 64/);
  const small = picture();
  expect(await reasonOf(small, async () => undefined)).toMatch(/damaged, or no picture/);
  expect(await reasonOf(small, measured(12_000, 9_000))).toMatch(/^It has 12,000 × 9,000 pixels/);
  expect(await reasonOf(small, measured(10, 10))).toMatch(/^It may be/);
  expect(await reasonOf(picture(""))).toMatch(/^By its name it is no picture/);
  expect(await reasonOf(undefined)).toMatch(/^It may be/);
});
