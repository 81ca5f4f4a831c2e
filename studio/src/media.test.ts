import { expect, test } from "vitest";
import { reasonOf } from "./media.tsx";

const measured = (width: number, height: number) => async () => ({ width, height });

test("says why a picture isn’t accepted", async () => {
  const large = new File([], "a.png");
  Object.defineProperty(large, "size", { value: 70 * 1024 ** 2 });
  expect(await reasonOf(large)).toMatch(/^It has 70 MB, and the most is 64/);
  const small = new File([], "a.png");
  expect(await reasonOf(small, async () => undefined)).toMatch(/damaged, or no picture/);
  expect(await reasonOf(small, measured(12_000, 9_000))).toMatch(/^It has 12,000 × 9,000 pixels/);
  expect(await reasonOf(small, measured(10, 10))).toMatch(/^It may be/);
  expect(await reasonOf(undefined)).toMatch(/^It may be/);
});
