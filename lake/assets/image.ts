import sharp from "sharp";
import { httpError } from "../errors.ts";

/** The largest accepted source image, in pixels: 100 megapixels, about 400 MB decoded. */
const MAX_SOURCE_PIXELS = 100_000_000;
/** The longest side of an output image, in pixels, as on Sanity's CDN. */
const MAX_SIDE = 8192;

const FORMATS = ["jpg", "png", "webp", "avif"] as const;

export type OutputFormat = (typeof FORMATS)[number];

/** Maps sharp's format names to the extensions Sanity uses; other formats are refused. */
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
 * Reads an image file's format and dimensions, as displayed (EXIF orientation applied).
 * @throws LakeError 400 when the file is too large or not an image that sharp can read.
 */
export async function inspectImage(file: string) {
  try {
    const { format, hasAlpha, autoOrient } = await open(file).metadata();
    const extension = format && EXTENSIONS[format];
    if (!extension) throw new Error(`format ${format} is not accepted`);
    const { width, height } = autoOrient;
    const metadata = {
      _type: "sanity.imageMetadata",
      dimensions: { _type: "sanity.imageDimensions", width, height, aspectRatio: width / height },
      hasAlpha,
      isOpaque: !hasAlpha,
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

/** The parameters of an image URL: sizes in output pixels, the quality from 1 to 100. */
export type ImageParams = ReturnType<typeof parseImageParams>;

/**
 * Parses an image URL's query: the parameters of Sanity's image CDN that the site and the Studio use.
 * Others and invalid values are ignored. https://www.sanity.io/docs/apis-and-sdks/image-urls
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

/** True when the URL requests the original bytes. */
export const asksForOriginal = (query: URLSearchParams): boolean =>
  !["w", "h", "dpr", "fit", "rect", "q", "fm", "auto"].some((name) => query.has(name));

/**
 * Chooses the output format: `fm` if given; with `auto=format` AVIF or else WebP, if the `Accept` header
 * lists it; otherwise the original's. Originals in other formats, such as SVG, become PNG.
 */
export function chooseFormat(params: ImageParams, extension: string, accept: string): OutputFormat {
  if (params.format) return params.format;
  const accepted = (["avif", "webp"] as const).find((type) => accept.includes(`image/${type}`));
  if (params.autoFormat && accepted) return accepted;
  return FORMATS.find((format) => format === extension) ?? "png";
}

/**
 * Renders a picture at another size. Only `fit=crop` enlarges it.
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
      // AVIF looks as good as JPEG at a quality some twelve points higher; effort 2 of 9 keeps
      // the first render under a second on one core.
      return image.avif({ quality: Math.max(1, quality - 12), effort: 2 }).toBuffer();
  }
}
