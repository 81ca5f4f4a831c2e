import sharp from "sharp";
import { httpError } from "../errors.ts";

/** The largest source image read, in pixels: 100 megapixels, about 400 MB decoded. */
export const MAX_SOURCE_PIXELS = 100_000_000;

/** Sanity's `metadata` of an image asset. */
export interface ImageMetadata {
  _type: "sanity.imageMetadata";
  dimensions: {
    _type: "sanity.imageDimensions";
    width: number;
    height: number;
    aspectRatio: number;
  };
  /** A 20 px wide preview as a data URL. */
  lqip: string;
  hasAlpha: boolean;
  isOpaque: boolean;
}

/** sharp's format names to the extensions Sanity uses; a format not here is refused. */
const EXTENSIONS: Readonly<Record<string, string>> = {
  gif: "gif",
  heif: "avif",
  jpeg: "jpg",
  png: "png",
  svg: "svg",
  tiff: "tif",
  webp: "webp",
};

/**
 * Reads an image file's format and metadata; dimensions are as displayed (EXIF orientation
 * applied).
 * @throws LakeError 400 when the file is no image sharp can read, or is too large.
 */
export async function inspectImage(
  file: string,
): Promise<{ extension: string; metadata: ImageMetadata }> {
  try {
    const source = sharp(file, { limitInputPixels: MAX_SOURCE_PIXELS });
    const { format, hasAlpha, autoOrient } = await source.metadata();
    const extension = format && EXTENSIONS[format];
    if (!extension) throw new Error(`format ${format} is not accepted`);
    const { width, height } = autoOrient;
    const { isOpaque } = await open(file).stats();
    const preview = await lqip(file, isOpaque);
    const dimensions = {
      _type: "sanity.imageDimensions" as const,
      width,
      height,
      aspectRatio: width / height,
    };
    const metadata = { dimensions, lqip: preview, hasAlpha, isOpaque };
    return { extension, metadata: { _type: "sanity.imageMetadata", ...metadata } };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw httpError(
      400,
      `Invalid image, could not read metadata: ${reason}. Upload a JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG of at most ${MAX_SOURCE_PIXELS / 1e6} megapixels.`,
    );
  }
}

async function lqip(file: string, isOpaque: boolean): Promise<string> {
  const small = open(file).resize({ width: 20 });
  const data = await (isOpaque ? small.jpeg({ quality: 60 }) : small.png()).toBuffer();
  return `data:image/${isOpaque ? "jpeg" : "png"};base64,${data.toString("base64")}`;
}

function open(file: string) {
  return sharp(file, { limitInputPixels: MAX_SOURCE_PIXELS }).autoOrient();
}
