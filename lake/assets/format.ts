import type { ImageParams, OutputFormat } from "./params.ts";

const MIME: Readonly<Record<OutputFormat, string>> = {
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
  webp: "image/webp",
};

/** Media type of an output format. */
export function formatMimeType(format: OutputFormat): string {
  return MIME[format];
}

/**
 * The format to answer with: `fm` if given; with `auto=format` the smallest the visitor's
 * `Accept` header names (AVIF, then WebP); else the original's. SVG rasters to PNG.
 */
export function chooseFormat(
  params: Pick<ImageParams, "format" | "autoFormat">,
  extension: string,
  accept: string,
): OutputFormat {
  if (params.format) return params.format;
  if (params.autoFormat && accept.includes("image/avif")) return "avif";
  if (params.autoFormat && accept.includes("image/webp")) return "webp";
  switch (extension) {
    case "avif":
    case "jpg":
    case "webp":
      return extension;
    default:
      return "png";
  }
}
