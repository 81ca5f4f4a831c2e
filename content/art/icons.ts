import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { markSvg } from "./mark.ts";
import { palette } from "./palette.ts";

/** Where the site serves its icons from. */
const PUBLIC = fileURLToPath(new URL("../../web/public/", import.meta.url));

const transparent = markSvg(0.02);
// iOS and maskable icons fill their whole square; a maskable one is cut to a circle of 80 %,
// https://www.w3.org/TR/appmanifest/#icon-masks.
const padded = markSvg(0.14, palette.ink);
const maskable = markSvg(0.2, palette.ink);

/** Renders a square PNG of the mark. */
function png(svg: string, size: number): Promise<Buffer> {
  return sharp(Buffer.from(svg), { density: (72 * size) / 64 })
    .resize(size, size)
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/**
 * Packs square PNGs into an ICO file, which may hold PNG data as it is.
 * Layout: https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 *
 * @param images each with its side in pixels, 1–256
 */
export function packIco(images: readonly { size: number; data: Buffer }[]): Buffer {
  const header = Buffer.alloc(6 + 16 * images.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, data }, i) => {
    const entry = 6 + 16 * i;
    header.writeUInt8(size % 256, entry);
    header.writeUInt8(size % 256, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(data.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...images.map(({ data }) => data)]);
}

/** Draws every icon of the site. @returns file name → contents */
export async function drawIcons(): Promise<Record<string, Buffer>> {
  const [small, large] = await Promise.all([png(transparent, 16), png(transparent, 32)]);
  return {
    "icon.svg": Buffer.from(transparent),
    "favicon.ico": packIco([
      { size: 16, data: small },
      { size: 32, data: large },
    ]),
    "apple-touch-icon.png": await png(padded, 180),
    "icon-192.png": await png(transparent, 192),
    "icon-512.png": await png(transparent, 512),
    "icon-maskable-512.png": await png(maskable, 512),
  };
}

if (import.meta.main) {
  await mkdir(PUBLIC, { recursive: true });
  for (const [name, data] of Object.entries(await drawIcons())) {
    await writeFile(join(PUBLIC, name), data);
  }
}
