import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { isRecord } from "@currawong/schemas/record";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { embedFonts } from "./drawings/fonts.ts";
import { sizeOf } from "./drawings/measure.ts";
import { textsOf } from "./drawings/texts.ts";
import { loadContent } from "./load.ts";
import { pictureFiles, picturesIn, rasterisePictures, readPicture } from "./pictures.ts";

const isFull = process.env.TEST_TIER === "full";
const cacheDir = await mkdtemp(join(tmpdir(), "seed-pictures-"));
afterAll(() => rm(cacheDir, { recursive: true }));

test("each picture that the content shows has a file, and each file is shown", async () => {
  const shown = new Set(picturesIn((await loadContent()).map(({ document }) => document)));
  expect([...shown].sort()).toEqual(pictureFiles());
});

test.each(pictureFiles())(
  "%s is a large SVG, its ids are unique, and it is small if it stays an SVG for its text",
  async (file) => {
    const svg = await readPicture(file);
    const [, width] = /^<svg[^>]* viewBox="[-\d]+ 0 (\d+) /.exec(svg.toString()) ?? [];
    expect(Number(width)).toBeGreaterThanOrEqual(1600);
    expect(svg.toString()).not.toMatch(/<image|NaN/);
    if (svg.includes("<text")) {
      expect(gzipSync(svg).length).toBeLessThanOrEqual(5_120);
      // Cutting out the letters takes as long as all else.
      const embedded = isFull ? await embedFonts(svg.toString()) : svg;
      expect(gzipSync(embedded).length).toBeLessThanOrEqual(16_384);
    }
    const ids = [...svg.toString().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
  },
);

/** The views of a drawing that a value names, as `services/uber-clone.svg#driver`. */
function viewsIn(value: unknown, around = ""): string[] {
  if (Array.isArray(value)) return value.flatMap((item) => viewsIn(item, around));
  if (!isRecord(value)) return [];
  const svg = isRecord(value.picture) ? String(value.picture.svg) : around;
  const own = [value.view, value.card].filter((view) => typeof view === "string");
  return [
    ...own.map((view) => `${svg}#${view}`),
    ...Object.values(value).flatMap((item) => viewsIn(item, svg)),
  ];
}

const views = new Set(viewsIn((await loadContent()).map(({ document }) => document)));

/** How wide the narrowest card is, two in a row for AI services and three for others, and a frame on a small phone. */
const cardOf = (file: string) => ({ ratio: 2, shown: file.includes("/ai-") ? 423 : 356 });
const FRAME = { ratio: 0.8, shown: 310 };
/** What nothing but the ground of a drawing may be in, at the edges of its views. */
const MARGIN = 12;
const SVG = "http://www.w3.org/2000/svg";

test.each([...views])(
  "%s is in its drawing, and shows whole objects at a legible size",
  async (name) => {
    const [file = "", view = ""] = name.split("#");
    const svg = (await readPicture(file)).toString();
    const [, box = ""] = new RegExp(`<view id="${view}" viewBox="(.*)"/>`).exec(svg) ?? [];
    const [, , width = 0, height = 0] = box.split(" ").map(Number);
    expect(width).toBeGreaterThan(0);
    // Posts are drawings of their own, from edge to edge.
    if (width === height) return;
    const { ratio, shown } = width > height ? cardOf(file) : FRAME;
    expect(width / height).toBeCloseTo(ratio);
    const smallest = Math.min(...textsOf(svg).map(sizeOf));
    expect((smallest * shown) / width).toBeGreaterThanOrEqual(9);

    // At half its size, which is faster, and without texts, whose widths depend on the fonts of this machine.
    const shapes = svg
      .replace(
        /^<svg[^>]*>/,
        `<svg xmlns="${SVG}" width="${width / 2}" height="${height / 2}" viewBox="${box}">`,
      )
      .replaceAll(/<text.*<\/text>/g, "");
    const drawn = sharp(Buffer.from(shapes)).trim({ threshold: 0 });
    const { info } = await drawn.toBuffer({ resolveWithObject: true });
    const [left, top] = [-(info.trimOffsetLeft ?? 0), -(info.trimOffsetTop ?? 0)];
    const [right, bottom] = [width / 2 - left - info.width, height / 2 - top - info.height];
    expect(2 * Math.min(left, top, right, bottom)).toBeGreaterThanOrEqual(MARGIN);
  },
);

test("rasterises a picture once, then takes it from the cache with the same id", async () => {
  const file = "pages/about.svg";
  const first = await rasterisePictures([file, file], cacheDir);
  const [cached = ""] = await readdir(cacheDir);
  const { mtimeMs } = await stat(join(cacheDir, cached));

  const second = await rasterisePictures([file], cacheDir);
  expect(await readdir(cacheDir)).toEqual([cached]);
  expect((await stat(join(cacheDir, cached))).mtimeMs).toBe(mtimeMs);
  expect([...first.keys()]).toEqual([file]);
  expect(second.get(file)?.assetId).toBe(first.get(file)?.assetId);
  expect(first.get(file)).toMatchObject({
    assetId: expect.stringMatching(/^image-[0-9a-f]{40}-1600x1200-png$/),
    filename: "pages-about.png",
  });
});

test("keeps a picture with text as an SVG, with the letters it uses", async () => {
  const file = "services/uber-clone.svg";
  const picture = (await rasterisePictures([file], cacheDir)).get(file);
  expect(picture).toMatchObject({
    assetId: expect.stringMatching(/^image-[0-9a-f]{40}-1680x800-svg$/),
    filename: "services-uber-clone.svg",
    contentType: "image/svg+xml",
  });
  const svg = (await picture?.read())?.toString() ?? "";
  const [style = ""] = /<style>.*?<\/style>/.exec(svg) ?? [];
  expect(style.match(/@font-face/g)).toHaveLength(2);
  // Otherwise some browsers round the widths of letters, and texts outgrow shapes that fit.
  expect(style).toContain("text-rendering:geometricPrecision");
  expect(svg.replace(style, "")).toBe((await readPicture(file)).toString());
  const again = (await rasterisePictures([file], cacheDir)).get(file);
  expect(again?.assetId).toBe(picture?.assetId);
});
