import sharp, { type Sharp } from "sharp";
import { planResize } from "./geometry.ts";
import { MAX_SOURCE_PIXELS } from "./metadata.ts";
import type { ImageParams, OutputFormat } from "./params.ts";

/**
 * Renders a derived image.
 * @param file path of the original.
 * @param params what the URL asks for.
 * @param format the format to encode to.
 * @returns the encoded bytes.
 * @throws LakeError 400 when the size asked for is out of bounds.
 */
export async function renderImage(
  file: string,
  params: ImageParams,
  format: OutputFormat,
): Promise<Buffer> {
  const source = sharp(file, { limitInputPixels: MAX_SOURCE_PIXELS });
  const { width, height } = (await source.metadata()).autoOrient;
  const { before, resize, after } = planResize({ width, height }, params);
  let image = source.autoOrient();
  if (before) image = image.extract(before);
  image = image.resize({ ...resize, fit: "fill" });
  if (after) image = image.extract(after);
  return encode(image, format, params.quality).toBuffer();
}

function encode(image: Sharp, format: OutputFormat, quality: number): Sharp {
  const q = Math.max(1, quality);
  switch (format) {
    case "jpg":
      return image
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: q, mozjpeg: true, progressive: false });
    case "png":
      return image.png();
    case "webp":
      return image.webp({ quality: q });
    case "avif":
      // AVIF at a given figure looks as good as JPEG some twelve points higher; effort 2 of 9
      // keeps a first view under a second on one core.
      return image.avif({ quality: Math.max(1, q - 12), effort: 2 });
  }
}
