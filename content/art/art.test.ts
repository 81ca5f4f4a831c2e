import { parse } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { drawIcons, packIco } from "./icons.ts";
import { drawPicture, type PictureKind, pictureKinds, rasterise } from "./index.ts";
import { covers, sceneOf } from "./kinds.ts";
import { oklchToHex } from "./palette.ts";

const request = (kind: PictureKind, slug: string = kind) => {
  const { width, height } = sceneOf(kind);
  return { kind, slug, title: `Sand & <stone> for ${slug}`, width, height };
};

test.each(pictureKinds)("%s is a valid, textless picture of the requested size", async (kind) => {
  const svg = drawPicture(request(kind));
  // librsvg parses strictly: malformed XML, a duplicate attribute or a bad number rejects here.
  const { width, height } = await sharp(Buffer.from(svg)).metadata();
  expect({ width, height }).toEqual({ width: sceneOf(kind).width, height: sceneOf(kind).height });
  expect(svg).not.toMatch(/<text|NaN|undefined|Infinity/);
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(pictureKinds)("%s is drawn the same every time", (kind) => {
  expect(drawPicture(request(kind))).toBe(drawPicture(request(kind)));
});

test("every kind gives its own picture, and covers differ by slug", () => {
  const drawn = pictureKinds.map((kind) => drawPicture(request(kind, "one")));
  expect(new Set(drawn).size).toBe(drawn.length);
  const bodies = [
    "delivery-app-success",
    "social-media-app",
    "taxi-app-uber-rival",
    "cybersecurity",
  ].map((slug) => drawPicture({ ...request("case-study", slug), title: "" }));
  expect(new Set(bodies).size).toBe(bodies.length);
});

test.each(Object.keys(covers))("%s varies within one composition", (name) => {
  // The keys of `covers` are kinds by definition.
  const kind = name as PictureKind;
  const drawn = Array.from({ length: 12 }, (_, i) =>
    drawPicture({ ...request(kind, `first-${i}`), title: "" }),
  );
  expect(new Set(drawn).size).toBe(drawn.length);
});

test("a raster has the requested width and the same bytes every time", async () => {
  const svg = drawPicture(request("ai", "ai-for-small-business"));
  const first = await rasterise(svg, { width: 320 });
  const { format, width, height } = await sharp(first).metadata();
  expect({ format, width, height }).toEqual({ format: "png", width: 320, height: 200 });
  expect(first.equals(await rasterise(svg, { width: 320 }))).toBe(true);
});

test("other proportions crop instead of distorting", () => {
  const svg = drawPicture({ ...request("web"), width: 1200, height: 630 });
  expect(svg).toContain('width="1200" height="630" viewBox="0 0 1600 1000"');
  expect(svg).toContain("slice");
});

test("rejects bad requests with a message that says what to do", async () => {
  // A front matter field can hold any text.
  const kind = "photograph" as PictureKind;
  expect(() => drawPicture({ ...request("web"), kind })).toThrow(/Use one of: chatbots/);
  expect(() => drawPicture(request("web", ""))).toThrow(/needs a slug/);
  expect(() => drawPicture({ ...request("web"), width: 0 })).toThrow(/positive size/);
  await expect(rasterise("<svg/>", { width: 0.5 })).rejects.toThrow(/whole number/);
});

test("OKLCH converts as browsers do", () => {
  // Expected values: read back from a canvas that Chromium filled with `oklch(…)`.
  expect(oklchToHex(1, 0, 0)).toBe("#ffffff");
  expect(oklchToHex(0.7, 0.11, 40)).toBe("#d88669");
  expect(oklchToHex(0.19, 0.028, 200)).toBe("#031819");
});

test("icons are square, of the size in their names", async () => {
  const icons = await drawIcons();
  for (const [name, data] of Object.entries(icons)) {
    if (parse(name).ext !== ".png") continue;
    const { width, height } = await sharp(data).metadata();
    const size = name === "apple-touch-icon.png" ? 180 : Number(/\d+/.exec(name)?.[0]);
    expect([name, width, height]).toEqual([name, size, size]);
  }
});

test("an ICO file lists the offset and length of its images", () => {
  const ico = packIco([
    { size: 16, data: Buffer.from("small") },
    { size: 32, data: Buffer.from("larger") },
  ]);
  expect(ico.readUInt16LE(4)).toBe(2);
  const at = (entry: number) => {
    const offset = ico.readUInt32LE(6 + 16 * entry + 12);
    return ico.subarray(offset, offset + ico.readUInt32LE(6 + 16 * entry + 8)).toString();
  };
  expect([at(0), at(1)]).toEqual(["small", "larger"]);
});
