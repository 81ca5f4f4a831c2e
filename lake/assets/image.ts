import sharp from "sharp";
import { httpError, type LakeError } from "../errors.ts";

/** The largest source image read, in pixels: 100 megapixels, about 400 MB decoded. */
const MAX_SOURCE_PIXELS = 100_000_000;
/** The longest side of an output image, in pixels, as on Sanity's CDN. */
const MAX_SIDE = 8192;

const FITS = ["clip", "crop", "max"] as const;
const FORMATS = ["jpg", "png", "webp", "avif"] as const;

/** A format to answer in. */
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

/** What an image URL asks for, checked: sizes in pixels of the picture, the quality from 0 to 100. */
export type ImageParams = ReturnType<typeof parseImageParams>;

/**
 * Reads an image URL's query: those of the parameters of Sanity's image CDN that the site and the Studio
 * use. Unknown names are ignored there too. https://www.sanity.io/docs/apis-and-sdks/image-urls
 * @throws LakeError 400 naming the parameter, its value and what is allowed.
 */
export function parseImageParams(query: URLSearchParams) {
  const number = (name: string, min: number, max: number) => {
    const text = query.get(name);
    if (!text) return undefined;
    const value = Number(text);
    if (value >= min && value <= max) return value;
    throw invalid(name, text, `a number from ${min} to ${max}`);
  };
  const choice = <T extends string>(name: string, allowed: readonly T[]): T | undefined => {
    const text = query.get(name);
    const found = allowed.find((value) => value === text);
    if (text && !found) throw invalid(name, text, `one of ${allowed.join(", ")}`);
    return found;
  };
  const dpr = number("dpr", 0.1, 5) ?? 1;
  const length = (name: string) => {
    // @sanity/image-url sends fractional sizes; the CDN rounds them.
    const pixels = Math.round((number(name, 1, MAX_SIDE) ?? 0) * dpr);
    if (pixels > MAX_SIDE)
      throw invalid("dpr", String(dpr), `less: the limit is ${MAX_SIDE} pixels`);
    return pixels || undefined;
  };
  return {
    width: length("w"),
    height: length("h"),
    fit: choice("fit", FITS) ?? "clip",
    rect: rect(query.get("rect")),
    quality: number("q", 0, 100) ?? 75,
    format: choice("fm", FORMATS),
    autoFormat: choice("auto", ["format"]) === "format",
  };
}

/** True when the URL asks for the stored bytes, untouched. */
export const asksForOriginal = (query: URLSearchParams): boolean =>
  !["w", "h", "dpr", "fit", "rect", "q", "fm", "auto"].some((name) => query.has(name));

function rect(text: string | null) {
  if (!text) return undefined;
  const [left = -1, top = -1, width, height, ...rest] = text.split(",").map(Number);
  const whole = [left, top, width, height].every((n) => Number.isInteger(n) && Number(n) >= 0);
  if (!whole || rest.length > 0 || !width || !height) {
    throw invalid("rect", text, "left,top,width,height in whole pixels of the original image");
  }
  return { left, top, width, height };
}

const invalid = (name: string, value: string, expected: string): LakeError =>
  httpError(400, `Invalid value "${value}" for parameter "${name}": use ${expected}.`);

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
 * @throws LakeError 400 when `rect` is outside of it
 */
export async function renderImage(
  file: string,
  { width, height, fit, rect, quality }: ImageParams,
  format: OutputFormat,
): Promise<Buffer> {
  const source = (await open(file).metadata()).autoOrient;
  let image = open(file);
  if (rect) {
    if (rect.left >= source.width || rect.top >= source.height) {
      const message = `Parameter "rect" starts outside the image, which is ${source.width}×${source.height} pixels.`;
      throw httpError(400, message);
    }
    image = image.extract({
      ...rect,
      width: Math.min(rect.width, source.width - rect.left),
      height: Math.min(rect.height, source.height - rect.top),
    });
  }
  if (width || height) {
    const fills = fit === "crop" && width && height;
    image = image.resize({
      width,
      height,
      fit: fills ? "cover" : "inside",
      withoutEnlargement: !fills,
    });
  }
  const q = Math.max(1, Math.round(quality));
  switch (format) {
    case "jpg": {
      const flat = image.flatten({ background: "#ffffff" });
      return flat.jpeg({ quality: q, mozjpeg: true, progressive: false }).toBuffer();
    }
    case "png":
      return image.png().toBuffer();
    case "webp":
      return image.webp({ quality: q }).toBuffer();
    case "avif":
      // AVIF at a given figure looks as good as JPEG some twelve points higher; effort 2 of 9
      // keeps a first view under a second on one core.
      return image.avif({ quality: Math.max(1, q - 12), effort: 2 }).toBuffer();
  }
}
