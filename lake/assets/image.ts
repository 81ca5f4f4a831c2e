import sharp from "sharp";
import { httpError } from "../errors.ts";

/** The largest source image read, in pixels: 100 megapixels, about 400 MB decoded. */
const MAX_SOURCE_PIXELS = 100_000_000;
/** The longest side of an output image, in pixels, as on Sanity's CDN. */
const MAX_SIDE = 8192;

const FORMATS = ["jpg", "png", "webp", "avif"] as const;

export type OutputFormat = (typeof FORMATS)[number];

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

const open = (file: string) => sharp(file, { limitInputPixels: MAX_SOURCE_PIXELS }).autoOrient();

/**
 * Reads an image file's format and metadata; dimensions are as displayed (EXIF orientation applied).
 * @throws LakeError 400 when the file is no image sharp can read, or is too large.
 */
export async function inspectImage(file: string) {
  try {
    const { format, hasAlpha, autoOrient } = await open(file).metadata();
    const extension = format && EXTENSIONS[format];
    if (!extension) throw new Error(`format ${format} is not accepted`);
    const { width, height } = autoOrient;
    const { isOpaque } = await open(file).stats();
    const small = open(file).resize({ width: 20 });
    const preview = await (isOpaque ? small.jpeg({ quality: 60 }) : small.png()).toBuffer();
    const metadata = {
      _type: "sanity.imageMetadata",
      dimensions: { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height },
      // A preview 20 px wide.
      lqip: `data:image/${isOpaque ? "jpeg" : "png"};base64,${preview.toString("base64")}`,
      hasAlpha,
      isOpaque,
    };
    return { extension, metadata };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw httpError(
      400,
      `Invalid image, could not read metadata: ${reason}. Upload a JPEG, PNG, WebP, AVIF, GIF, TIFF or SVG of at most ${MAX_SOURCE_PIXELS / 1e6} megapixels.`,
    );
  }
}

/** What an image URL asks for: sizes in pixels of the picture, the quality from 1 to 100. */
export type ImageParams = ReturnType<typeof parseImageParams>;

/**
 * Reads an image URL's query: those of the parameters of Sanity's image CDN that the site and the Studio
 * use. Others are ignored, as are values that cannot be. https://www.sanity.io/docs/apis-and-sdks/image-urls
 */
export function parseImageParams(query: URLSearchParams) {
  const number = (name: string) => Math.max(0, Number(query.get(name)) || 0);
  const dpr = number("dpr") || 1;
  // @sanity/image-url sends fractional sizes; the CDN rounds them.
  const pixels = (name: string) => Math.min(Math.round(number(name) * dpr), MAX_SIDE) || undefined;
  const [left = 0, top = 0, width = 0, height = 0] = (query.get("rect") ?? "")
    .split(",")
    .map((side) => Math.max(0, Math.floor(Number(side)) || 0));
  return {
    width: pixels("w"),
    height: pixels("h"),
    crops: query.get("fit") === "crop",
    rect: width && height ? { left, top, width, height } : undefined,
    quality: Math.min(100, Math.round(number("q")) || 75),
    format: FORMATS.find((format) => format === query.get("fm")),
    autoFormat: query.get("auto") === "format",
  };
}

/** True when the URL asks for the stored bytes, untouched. */
export const asksForOriginal = (query: URLSearchParams): boolean =>
  !["w", "h", "dpr", "fit", "rect", "q", "fm", "auto"].some((name) => query.has(name));

/**
 * The format to answer with: `fm` if given; with `auto=format` the smallest the visitor's `Accept`
 * header names (AVIF, then WebP); else the original's. SVG rasters to PNG.
 */
export function chooseFormat(params: ImageParams, extension: string, accept: string): OutputFormat {
  if (params.format) return params.format;
  const accepted = (["avif", "webp"] as const).find((type) => accept.includes(`image/${type}`));
  if (params.autoFormat && accepted) return accepted;
  return FORMATS.find((format) => format === extension) ?? "png";
}

/**
 * Renders a picture at another size, never larger than it is but to fill a frame (`fit=crop`).
 * @param file path of the original
 */
export async function renderImage(
  file: string,
  { width, height, crops, rect, quality }: ImageParams,
  format: OutputFormat,
): Promise<Buffer> {
  let image = open(file);
  if (rect) {
    const source = (await image.metadata()).autoOrient;
    const left = Math.min(rect.left, source.width - 1);
    const top = Math.min(rect.top, source.height - 1);
    image = image.extract({
      left,
      top,
      width: Math.min(rect.width, source.width - left),
      height: Math.min(rect.height, source.height - top),
    });
  }
  if (width || height) {
    const fills = crops && width && height;
    image = image.resize({
      width,
      height,
      fit: fills ? "cover" : "inside",
      withoutEnlargement: !fills,
    });
  }
  switch (format) {
    case "jpg": {
      const flat = image.flatten({ background: "#ffffff" });
      return flat.jpeg({ quality, mozjpeg: true, progressive: false }).toBuffer();
    }
    case "png":
      return image.png().toBuffer();
    case "webp":
      return image.webp({ quality }).toBuffer();
    case "avif":
      // AVIF at a given figure looks as good as JPEG some twelve points higher; effort 2 of 9
      // keeps a first view under a second on one core.
      return image.avif({ quality: Math.max(1, quality - 12), effort: 2 }).toBuffer();
  }
}
