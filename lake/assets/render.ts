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
  const oriented = await orient(file, params.orientation);
  const plan = planResize(oriented.size, params);
  let image = oriented.image;
  if (plan.before) image = image.extract(plan.before);
  if (plan.after && "entropy" in plan.after) {
    image = image.resize({ ...plan.after.entropy, fit: "cover", position: "entropy" });
  } else {
    image = image.resize({ ...plan.resize, fit: "fill" });
    if (plan.after) image = image.extract(plan.after);
  }
  if (plan.canvas) {
    const horizontal = plan.canvas.width - plan.resize.width;
    const vertical = plan.canvas.height - plan.resize.height;
    const left = Math.floor(horizontal / 2);
    const top = Math.floor(vertical / 2);
    const background = `#${params.background ?? (isOpaqueFormat(format) ? "ffffffff" : "00000000")}`;
    image = image.extend({
      left,
      top,
      right: horizontal - left,
      bottom: vertical - top,
      background,
    });
  }
  return encode(adjust(image, params, format), format, params.quality).toBuffer();
}

async function orient(file: string, degrees: ImageParams["orientation"]) {
  const source = sharp(file, { limitInputPixels: MAX_SOURCE_PIXELS });
  const { width, height } = (await source.metadata()).autoOrient;
  const image = source.autoOrient();
  if (degrees === 0) return { image, size: { width, height } };
  // Rendered apart: inside one pipeline sharp would apply the cut-out before this turn.
  const upright = await image.png({ compressionLevel: 0 }).toBuffer();
  const turned = await sharp(upright).rotate(degrees).png({ compressionLevel: 0 }).toBuffer();
  const size = degrees === 180 ? { width, height } : { width: height, height: width };
  return { image: sharp(turned), size };
}

function adjust(image: Sharp, params: ImageParams, format: OutputFormat): Sharp {
  let result = image;
  if (params.flip.horizontal) result = result.flop();
  if (params.flip.vertical) result = result.flip();
  // The CDN's blur runs to 2000; a tenth of it as the Gaussian sigma looks the same.
  if (params.blur) result = result.blur(Math.max(0.3, params.blur / 10));
  if (params.sharpen) result = result.sharpen({ sigma: 0.5 + params.sharpen / 50 });
  if (params.saturation !== undefined) {
    result = result.modulate({ saturation: Math.max(0.001, 1 + params.saturation / 100) });
  }
  if (params.invert) result = result.negate({ alpha: false });
  if (params.background) result = result.flatten({ background: `#${params.background}` });
  else if (isOpaqueFormat(format)) result = result.flatten({ background: "#ffffff" });
  return result;
}

function isOpaqueFormat(format: OutputFormat): boolean {
  return format === "jpg" || format === "pjpg";
}

function encode(image: Sharp, format: OutputFormat, quality: number): Sharp {
  const q = Math.max(1, quality);
  switch (format) {
    case "jpg":
      return image.jpeg({ quality: q, mozjpeg: true, progressive: false });
    case "pjpg":
      return image.jpeg({ quality: q, mozjpeg: true });
    case "png":
      return image.png();
    case "webp":
      return image.webp({ quality: q });
    case "avif":
      // AVIF at a given figure looks as good as JPEG some twelve points higher; effort 2 of 9
      // keeps a first view under a second on one core.
      return image.avif({ quality: Math.max(1, q - 12), effort: 2 });
    case "gif":
      return image.gif();
    case "tif":
      return image.tiff({ quality: q });
  }
}
