import { expect, it, vi } from "vitest";
import { drawingAt } from "./drawing.ts";

vi.mock("next/cache", () => ({ cacheLife: () => {} }));

const ADDRESS = "https://cdn.sanity.io/images/currawong/production/a-1x1.svg";
const read = (body: string, status = 200) => {
  vi.spyOn(globalThis, "fetch").mockResolvedValue(new Response(body, { status }));
  return drawingAt(ADDRESS);
};

it("takes a drawing for one, and neither what else arrives with status 200 nor half of one", async () => {
  const drawing = '<?xml version="1.0"?>\n<!-- a -->\n<svg viewBox="0 0 1 1"><g/></svg>\n';
  expect(await read(drawing)).toBe(drawing);
  for (const other of [
    "",
    "<html>502 Bad gateway</html>",
    "<html><svg></svg></html>",
    "<svg><g>",
  ]) {
    await expect(read(other)).rejects.toThrow("No drawing was sent");
  }
  await expect(read(drawing, 502)).rejects.toThrow("502");
});
