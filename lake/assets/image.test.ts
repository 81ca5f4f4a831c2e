import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { temporaryFolder } from "../testing/lake-fixture.ts";
import { AssetFiles } from "./files.ts";
import { parseImageParams, renderImage } from "./image.ts";

const folder = temporaryFolder();
/** 80×40: left half ink, right half gold. */
const picture = path.join(folder, "two-halves.png");
const gold = { width: 40, height: 40, channels: 3, background: "#e0a800" } as const;
await sharp({ create: gold }).extend({ left: 40, background: "#101820" }).png().toFile(picture);

async function render(query: string) {
  const data = await renderImage(picture, parseImageParams(new URLSearchParams(query)), "png");
  const { data: raw, info } = await sharp(data).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const middle =
    (Math.floor(info.height / 2) * info.width + Math.floor(info.width / 2)) * info.channels;
  const colour = [...raw.subarray(middle, middle + 3)];
  return {
    size: `${info.width}x${info.height}`,
    colour: colour.map((n) => n.toString(16).padStart(2, "0")).join(""),
  };
}

test.each([
  ["w=20", "20x10"],
  ["w=20&dpr=2", "40x20"],
  ["w=160", "80x40"],
  ["w=20.4&h=20&fit=crop", "20x20"],
  ["rect=70,0,90,90&w=5", "5x20"],
  // Sizes are limited to the maximum, rectangles to the picture.
  ["w=9000&h=1&fit=crop", "8192x1"],
  ["rect=400,0,10,10", "1x10"],
])("%s gives %s", async (query, size) => {
  expect((await render(query)).size).toBe(size);
});

test("crops to `rect` and `fit=crop`, as the Studio's crop and hotspot require", async () => {
  expect(await render("rect=50,10,20,20")).toEqual({ size: "20x20", colour: "e0a800" });
  expect((await render("rect=0,0,40,40&w=10&h=20&fit=crop")).colour).toBe("101820");
});

test.each(["w=wide", "h=0", "q=101", "dpr=x", "fit=stretch", "fm=exe", "rect=1,2,3"])(
  "%s changes nothing",
  async (query) => expect((await render(query)).size).toBe("80x40"),
);

test("caches rendered pictures, across restarts too", async () => {
  let renders = 0;
  const draw = async () => {
    renders += 1;
    return Buffer.alloc(40);
  };
  const files = new AssetFiles(folder);
  for (const key of ["a", "a", "b"]) await files.rendered(key, draw);
  expect(renders).toBe(2);
  await new AssetFiles(folder).rendered("a", draw);
  expect(renders).toBe(2);
});
