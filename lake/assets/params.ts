import { httpError, type LakeError } from "../errors.ts";

const FITS = ["clip", "crop", "max"] as const;
export const FORMATS = ["jpg", "png", "webp", "avif"] as const;

export type OutputFormat = (typeof FORMATS)[number];

/** The longest side of an output image, in pixels, as on Sanity's CDN. */
export const MAX_SIDE = 8192;

/**
 * What an image URL asks for: of the parameters of Sanity's image CDN those that the site and the
 * Studio use, checked. Lengths are CSS pixels before `dpr`.
 * https://www.sanity.io/docs/apis-and-sdks/image-urls
 */
export interface ImageParams {
  width?: number;
  height?: number;
  dpr: number;
  fit: (typeof FITS)[number];
  rect?: { left: number; top: number; width: number; height: number };
  /** 0–100 */
  quality: number;
  format?: OutputFormat;
  autoFormat: boolean;
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
  return {
    width: length("w"),
    height: length("h"),
    dpr: number("dpr", 0.1, 5) ?? 1,
    fit: choice("fit", FITS) ?? "clip",
    rect: rect(query.get("rect")),
    quality: number("q", 0, 100, true) ?? 75,
    format: choice("fm", FORMATS),
    autoFormat: choice("auto", ["format"]) === "format",
  };
}

/** True when the URL asks for the stored bytes, untouched. */
export function asksForOriginal(query: URLSearchParams): boolean {
  return !["w", "h", "dpr", "fit", "rect", "q", "fm", "auto"].some((name) => query.has(name));
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

function invalid(name: string, value: string, expected: string): LakeError {
  return httpError(400, `Invalid value "${value}" for parameter "${name}": use ${expected}.`);
}
