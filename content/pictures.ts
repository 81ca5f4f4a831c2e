import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isRecord } from "@currawong/schemas/record";
import sharp from "sharp";
import { embedFonts } from "./drawings/fonts.ts";
import { hashOf } from "./stable.ts";

const AUTHORED = join(import.meta.dirname, "authored");

/** A picture as uploaded: the id its asset has in any dataset, its file name and type, and its bytes. */
export type Picture = {
  assetId: string;
  filename: string;
  contentType: string;
  read: () => Promise<Buffer>;
};

/** Returns the asset id of a picture, e.g. of `design/website.svg`. */
export type PictureResolver = (svg: string) => string;

/** How PNGs are compressed. A higher level takes three times as long and saves a fifth of their size. */
const PNG = { compressionLevel: 6 };

/** A picture in a Markdown text. */
const IN_TEXT = /!\[[^\]]*\]\(([^)\s]+\.svg)/g;

/** Lists the picture files beside the content, as documents name them: `design/website.svg`. */
export function pictureFiles(): string[] {
  const files = globSync("**/*.svg", { cwd: AUTHORED });
  return files.map((file) => file.replaceAll("\\", "/")).sort();
}

/** Returns the files of all pictures that authored content shows, in order of appearance. */
export function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value === "string")
    return [...value.matchAll(IN_TEXT)].flatMap(([, svg]) => svg ?? []);
  if (!isRecord(value)) return [];
  return typeof value.svg === "string"
    ? [value.svg]
    : Object.values(value).flatMap((item) => picturesIn(item));
}

/**
 * Reads a picture's SVG.
 * @param svg its file, as `pictureFiles` lists it
 * @throws when there is no such file
 */
export async function readPicture(svg: string): Promise<Buffer> {
  return readFile(join(AUTHORED, svg)).catch(() => {
    throw new Error(`There is no picture content/authored/${svg}.`);
  });
}

/**
 * Renders pictures as PNGs, or takes them from the cache when neither the SVG nor the renderer changed.
 * A picture with text remains an SVG and gets the letters it uses: its PNG would depend on the fonts of this
 * machine.
 * A picture's size in pixels is the width and height of its SVG.
 * @param files as `pictureFiles` lists them
 * @param cacheDir folder of the PNGs; created if missing
 * @returns the pictures by file
 * @throws when a file does not exist or is not an SVG
 */
export async function rasterisePictures(
  files: readonly string[],
  cacheDir: string,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Map<string, Picture>> {
  await mkdir(cacheDir, { recursive: true });
  const pending = [...new Set(files)];
  const total = pending.length;
  const pictures = new Map<string, Picture>();
  const rasterisePending = async () => {
    for (let file = pending.pop(); file; file = pending.pop()) {
      pictures.set(file, await rasterise(file, cacheDir));
      onProgress(pictures.size, total);
    }
  };
  // The renderer is native code: a few pictures at once keep every core busy.
  await Promise.all(Array.from({ length: 4 }, rasterisePending));
  return pictures;
}

async function rasterise(file: string, cacheDir: string): Promise<Picture> {
  const svg = await readPicture(file);
  const { width, height } = await sharp(svg).metadata();
  const described = (bytes: Buffer, extension: string, contentType: string) => ({
    assetId: `image-${createHash("sha1").update(bytes).digest("hex")}-${width}x${height}-${extension}`,
    filename: `${file.slice(0, -".svg".length).replaceAll("/", "-")}.${extension}`,
    contentType,
  });
  if (svg.includes("<text")) {
    const drawing = Buffer.from(await embedFonts(svg.toString()));
    return { ...described(drawing, "svg", "image/svg+xml"), read: async () => drawing };
  }
  const key = hashOf([sharp.versions, PNG, svg.toString()]).slice(0, 40);
  const cached = join(cacheDir, `${key}.png`);
  const read = () => readFile(cached);
  const bytes = await read().catch(async () => {
    const png = await sharp(svg).png(PNG).toBuffer();
    await writeFile(`${cached}.part`, png);
    await rename(`${cached}.part`, cached);
    return png;
  });
  return { ...described(bytes, "png", "image/png"), read };
}
