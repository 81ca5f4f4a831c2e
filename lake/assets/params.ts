import { httpError, type LakeError } from "../http/errors.ts";

export const FITS = ["clip", "crop", "fill", "fillmax", "max", "scale", "min"] as const;
export const FORMATS = ["jpg", "pjpg", "png", "webp", "avif", "gif", "tif"] as const;
const CROPS = ["top", "bottom", "left", "right", "center", "focalpoint", "entropy"] as const;

export type Fit = (typeof FITS)[number];
export type OutputFormat = (typeof FORMATS)[number];
export type Crop = (typeof CROPS)[number];

/** The longest side of an output image, in pixels, as on Sanity's CDN. */
export const MAX_SIDE = 8192;

/**
 * What an image URL asks for: the parameters of Sanity's image CDN, checked.
 * Lengths are CSS pixels before `dpr`; fractions are 0–1.
 * https://www.sanity.io/docs/apis-and-sdks/image-urls
 */
export interface ImageParams {
  width?: number;
  height?: number;
  minWidth?: number;
  maxWidth?: number;
  minHeight?: number;
  maxHeight?: number;
  dpr: number;
  fit: Fit;
  crop?: Crop[];
  focalPoint: { x: number; y: number };
  rect?: { left: number; top: number; width: number; height: number };
  /** 0–100 */
  quality: number;
  format?: OutputFormat;
  autoFormat: boolean;
  /** `rrggbbaa`, lower case */
  background?: string;
  /** 1–2000 */
  blur?: number;
  /** 0–100 */
  sharpen?: number;
  /** −100–100 */
  saturation?: number;
  invert: boolean;
  flip: { horizontal: boolean; vertical: boolean };
  /** Degrees clockwise. */
  orientation: 0 | 90 | 180 | 270;
}

/**
 * Reads and checks an image URL's query. Unknown names are ignored, as on Sanity's CDN.
 * @throws LakeError 400 naming the parameter, its value and what is allowed.
 */
export function parseImageParams(query: URLSearchParams): ImageParams {
  const number = (name: string, min: number, max: number, integer = false) => {
    const text = query.get(name);
    if (text === null || text === "") return undefined;
    const value = Number(text);
    if (!Number.isFinite(value) || value < min || value > max || (integer && value % 1 !== 0)) {
      throw invalid(name, text, `${integer ? "a whole number" : "a number"} from ${min} to ${max}`);
    }
    return value;
  };
  // @sanity/image-url sends fractional sizes; the CDN rounds them.
  const length = (name: string) => {
    const value = number(name, 1, MAX_SIDE);
    return value === undefined ? undefined : Math.round(value);
  };
  const choice = <T extends string>(name: string, allowed: readonly T[]): T | undefined => {
    const text = query.get(name);
    if (text === null || text === "") return undefined;
    const found = allowed.find((value) => value === text);
    if (!found) throw invalid(name, text, `one of ${allowed.join(", ")}`);
    return found;
  };
  const flip = choice("flip", ["h", "v", "hv", "vh"]) ?? "";
  const orientation = choice("or", ["0", "90", "180", "270"]);
  return {
    width: length("w"),
    height: length("h"),
    minWidth: length("min-w"),
    maxWidth: length("max-w"),
    minHeight: length("min-h"),
    maxHeight: length("max-h"),
    dpr: number("dpr", 0.1, 5) ?? 1,
    fit: choice("fit", FITS) ?? "clip",
    crop: crop(query),
    focalPoint: { x: number("fp-x", 0, 1) ?? 0.5, y: number("fp-y", 0, 1) ?? 0.5 },
    rect: rect(query.get("rect")),
    quality: number("q", 0, 100, true) ?? 75,
    format: choice("fm", FORMATS),
    autoFormat: choice("auto", ["format"]) === "format",
    background: background(query.get("bg")),
    blur: number("blur", 1, 2000),
    sharpen: number("sharp", 0, 100),
    saturation: number("sat", -100, 100),
    invert: choice("invert", ["true", "false"]) === "true",
    flip: { horizontal: flip.includes("h"), vertical: flip.includes("v") },
    // Safe: `choice` has allowed no other text.
    orientation: Number(orientation ?? 0) as ImageParams["orientation"],
  };
}

/** True when the URL asks for the stored bytes, untouched. */
export function asksForOriginal(query: URLSearchParams): boolean {
  return ![...query.keys()].some((name) => TRANSFORMING.has(name));
}

const TRANSFORMING = new Set(
  "w h min-w max-w min-h max-h dpr fit crop fp-x fp-y rect q fm auto bg blur sharp sat invert flip or".split(
    " ",
  ),
);

function crop(query: URLSearchParams): Crop[] | undefined {
  const text = query.get("crop");
  if (!text) return query.has("fp-x") || query.has("fp-y") ? ["focalpoint"] : undefined;
  return text.split(",").map((part) => {
    const found = CROPS.find((value) => value === part.trim());
    if (!found) throw invalid("crop", text, `one or more of ${CROPS.join(", ")}`);
    return found;
  });
}

function rect(text: string | null): ImageParams["rect"] {
  if (!text) return undefined;
  const [left, top, width, height, ...rest] = text.split(",").map(Number);
  const whole = [left, top, width, height].every((n) => Number.isInteger(n) && Number(n) >= 0);
  if (!whole || rest.length > 0 || !width || !height || left === undefined || top === undefined) {
    throw invalid("rect", text, "left,top,width,height in whole pixels of the original image");
  }
  return { left, top, width, height };
}

/** Accepts the CDN's forms `rgb`, `argb`, `rrggbb` and `aarrggbb`. */
function background(text: string | null): string | undefined {
  if (!text) return undefined;
  if (!/^(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(text)) {
    throw invalid("bg", text, "a hexadecimal colour: rgb, argb, rrggbb or aarrggbb");
  }
  const long = text.length <= 4 ? text.replace(/./g, "$&$&") : text;
  const lower = long.toLowerCase();
  return lower.length === 6 ? `${lower}ff` : `${lower.slice(2)}${lower.slice(0, 2)}`;
}

function invalid(name: string, value: string, expected: string): LakeError {
  return httpError(400, `Invalid value "${value}" for parameter "${name}": use ${expected}.`);
}
