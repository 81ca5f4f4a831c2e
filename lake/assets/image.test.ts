import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, expect, test } from "vitest";
import { AssetFiles } from "./files.ts";
import { type OutputFormat, parseImageParams, renderImage } from "./image.ts";

const folder = await mkdtemp(path.join(tmpdir(), "render-"));
/** 80×40: left half ink, right half gold. */
const picture = path.join(folder, "two-halves.png");
const gold = { width: 40, height: 40, channels: 3, background: "#e0a800" } as const;
await sharp({ create: gold }).extend({ left: 40, background: "#101820" }).png().toFile(picture);
afterAll(() => rm(folder, { recursive: true }));

async function render(query: string, format: OutputFormat = "png") {
  const data = await renderImage(picture, parseImageParams(new URLSearchParams(query)), format);
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
  ["h=20", "40x20"],
  ["w=20&dpr=2", "40x20"],
  ["w=160", "80x40"],
  ["w=160&fit=max", "80x40"],
  ["w=20&h=20", "20x10"],
  ["w=20.4&h=20&fit=crop", "20x20"],
  ["rect=70,0,90,90&w=5", "5x20"],
])("%s gives %s", async (query, size) => {
  expect((await render(query)).size).toBe(size);
});

test("cuts out what it is told, as the Studio's crop and hotspot have it", async () => {
  expect(await render("rect=50,10,20,20")).toEqual({ size: "20x20", colour: "e0a800" });
  expect((await render("rect=0,0,40,40&w=10&h=20&fit=crop")).colour).toBe("101820");
});

test.each(["jpg", "png", "webp", "avif"] as const)("encodes %s", async (format) => {
  expect((await render("w=16", format)).size).toBe("16x8");
});

test.each(["w=wide", "h=0", "q=101", "dpr=x", "fit=stretch", "fm=exe", "rect=1,2,3"])(
  "%s changes nothing",
  async (query) => expect((await render(query)).size).toBe("80x40"),
);

test("no picture is larger than the limit, nor a rectangle than the picture", async () => {
  expect((await render("w=9000&h=1&fit=crop")).size).toBe("8192x1");
  expect((await render("rect=400,0,10,10")).size).toBe("1x10");
});

test("keeps what it rendered, over restarts too", async () => {
  let renders = 0;
  const draw = async () => {
    renders += 1;
    return Buffer.alloc(40);
  };
  const files = new AssetFiles(folder);
  await Promise.all(["a", "a", "b"].map((key) => files.rendered(key, draw)));
  expect(renders).toBe(2);
  await new AssetFiles(folder).rendered("a", draw);
  expect(renders).toBe(2);
});
