import { mkdtemp, readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { embedFonts } from "./drawings/fonts.ts";
import { loadContent } from "./load.ts";
import { pictureFiles, picturesIn, rasterisePictures, readPicture } from "./pictures.ts";

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
      const embedded = await embedFonts(svg.toString());
      expect(gzipSync(embedded).length).toBeLessThanOrEqual(16_384);
      // Otherwise some browsers round the widths of letters, and texts outgrow shapes that fit.
      expect(embedded).toContain("text-rendering:geometricPrecision");
    }
    const ids = [...svg.toString().matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
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
  expect(svg.replace(style, "")).toBe((await readPicture(file)).toString());
  const again = (await rasterisePictures([file], cacheDir)).get(file);
  expect(again?.assetId).toBe(picture?.assetId);
});

test("names the file that does not exist", async () => {
  await expect(rasterisePictures(["pages/vase.svg"], cacheDir)).rejects.toThrow(
    "There is no picture content/authored/pages/vase.svg.",
  );
});
