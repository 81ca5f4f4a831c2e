import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inspectImage } from "./metadata.ts";
import { FORMATS, parseImageParams } from "./params.ts";
import { renderImage } from "./render.ts";

let folder: string;
let picture: string;

/** 80×40: left half ink, right half gold. */
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "render-"));
  picture = path.join(folder, "two-halves.png");
  const gold = await sharp({
    create: { width: 40, height: 40, channels: 3, background: "#e0a800" },
  })
    .png()
    .toBuffer();
  await sharp({ create: { width: 80, height: 40, channels: 3, background: "#101820" } })
    .composite([{ input: gold, left: 40, top: 0 }])
    .removeAlpha()
    .png()
    .toFile(picture);
});
afterAll(() => rm(folder, { recursive: true }));

async function render(query: string, format: (typeof FORMATS)[number] = "png") {
  const data = await renderImage(picture, parseImageParams(new URLSearchParams(query)), format);
  const { data: raw, info } = await sharp(data).removeAlpha().raw().toBuffer({
    resolveWithObject: true,
  });
  const pixel = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels;
    return [...raw.subarray(start, start + 3)].map((n) => n.toString(16).padStart(2, "0")).join("");
  };
  return { size: `${info.width}x${info.height}`, pixel };
}

describe("renderImage", () => {
  it("cuts where it is told", async () => {
    const left = await render("w=10&h=10&fit=crop&crop=left");
    expect([left.size, left.pixel(5, 5)]).toEqual(["10x10", "101820"]);
    const right = await render("w=10&h=10&fit=crop&fp-x=1");
    expect([right.size, right.pixel(5, 5)]).toEqual(["10x10", "e0a800"]);
    const rect = await render("rect=50,10,20,20");
    expect([rect.size, rect.pixel(0, 0)]).toEqual(["20x20", "e0a800"]);
  });

  it("flips, turns, pads and inverts", async () => {
    expect((await render("flip=h")).pixel(2, 2)).toBe("e0a800");
    const turned = await render("or=90&w=20");
    expect([turned.size, turned.pixel(10, 35)]).toEqual(["20x40", "e0a800"]);
    const padded = await render("w=80&h=80&fit=fill&bg=ff0000");
    expect([padded.size, padded.pixel(2, 2), padded.pixel(2, 40)]).toEqual([
      "80x80",
      "ff0000",
      "101820",
    ]);
    expect((await render("invert=true")).pixel(2, 2)).toBe("efe7df");
    expect((await render("w=30&h=30&fit=crop&crop=entropy&blur=50&sharp=20&sat=-100")).size).toBe(
      "30x30",
    );
  });

  it.each(FORMATS)("encodes %s", async (format) => {
    expect((await render("w=16", format)).size).toBe("16x8");
  });
});

describe("inspectImage", () => {
  it("reads dimensions, preview, palette and opacity", async () => {
    const { extension, metadata } = await inspectImage(picture);
    expect(extension).toBe("png");
    expect(metadata.dimensions).toMatchObject({ width: 80, height: 40, aspectRatio: 2 });
    expect(metadata.lqip).toMatch(/^data:image\/jpeg;base64,/);
    expect(metadata).toMatchObject({ hasAlpha: false, isOpaque: true });
    expect(metadata.palette.dominant.population).toBeGreaterThan(45);
    expect(metadata.palette.vibrant.background).toBe("#e0a800");
  });

  it("refuses what is no image, saying what to upload", async () => {
    const file = path.join(folder, "text.png");
    await writeFile(file, "not a picture");
    await expect(inspectImage(file)).rejects.toThrow(/Invalid image.*Upload a JPEG/);
  });
});
