import type { ValidationContext } from "@sanity/types";
import { API_VERSION } from "../api-version.ts";

/** Relative luminance of ink, rgb(3 24 25), the colour of text on the accent. */
const INK_LUMINANCE = 0.0083;

/** The contrast that body text needs (WCAG 2.2, 1.4.6). */
const READABLE = 7;

/** The relative luminance of a colour such as `#f9cc27` (WCAG 2.2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Checks that the accent is a colour with enough contrast for the dark text on it. */
export function checkAccent(text: string | undefined): true | string {
  if (!text) return true;
  if (!/^#[\da-f]{6}$/i.test(text))
    return "Enter # and six digits or letters from a to f, e.g. #f9cc27.";
  const contrast = (luminance(text) + 0.05) / (INK_LUMINANCE + 0.05);
  return contrast >= READABLE
    ? true
    : `Too dark for the text on it: the contrast is ${contrast.toFixed(1)} and must be at least ${READABLE}. Choose a brighter colour.`;
}

/** Markup that can run code or fetch a resource when a drawing is opened on its own. */
const ACTIVE =
  /<\s*(?:script|foreignObject|iframe|!ENTITY)\b|\son\w+\s*=|javascript:|href\s*=\s*["'](?!#|data:image\/)/i;

/** Checks that a drawing is safe to use as a logo: `true`, or a sentence that says what is wrong. */
export function checkDrawing(svg: string): true | string {
  return ACTIVE.test(svg)
    ? "This file contains scripts or links. Export it again as a plain SVG with shapes only."
    : true;
}

type Picture = { asset?: { _ref: string } } | undefined;

/** Reads an uploaded SVG. @returns its text, or `undefined` when it cannot be read */
async function readDrawing(id: string, { getClient }: ValidationContext) {
  const client = getClient({ apiVersion: API_VERSION });
  const url = await client.fetch<string | null>("*[_id == $id][0].url", { id });
  const file = url ? await fetch(url) : undefined;
  return file?.ok ? file.text() : undefined;
}

/** Checks that the logo is an SVG file without active content, by reading it. */
export async function checkLogo(logo: Picture, context: ValidationContext): Promise<true | string> {
  const id = logo?.asset?._ref;
  if (!id) return true;
  if (!id.endsWith("-svg")) return "Choose an SVG file: it stays sharp at every size.";
  const svg = await readDrawing(id, context);
  return svg === undefined ? "The file cannot be read. Choose it again." : checkDrawing(svg);
}

/** The narrowest picture that a page can show sharply, and the widest of use to any screen, in pixels. */
const [NARROWEST, WIDEST] = [600, 8_000];

/** Checks the size of a picture of pixels, which its id ends with. */
function checkSize(id: string): true | string {
  const [, width = "", height = ""] = /-(\d+)x(\d+)-(?!svg)\w+$/.exec(id) ?? [];
  if (!width) return true;
  const size = `${Number(width).toLocaleString("en-AU")} × ${Number(height).toLocaleString("en-AU")} pixels`;
  if (Number(width) < NARROWEST)
    return `It has only ${size}, so it will be blurred. Use one at least ${NARROWEST} pixels wide.`;
  return Number(width) <= WIDEST && Number(height) <= WIDEST
    ? true
    : `It has ${size}, more than any screen. Save it about 3,000 pixels wide: the page is ready sooner.`;
}

/** Checks the size of a picture, and that an SVG brings the fonts of its texts: an image on a page loads none. */
export async function checkFile(
  picture: Picture,
  context: ValidationContext,
): Promise<true | string> {
  const id = picture?.asset?._ref;
  const size = checkSize(id ?? "");
  if (size !== true) return size;
  const svg = id?.endsWith("-svg") ? await readDrawing(id, context) : undefined;
  return svg?.includes("<text") && !svg.includes("@font-face")
    ? "This drawing has text but brings no fonts, so each visitor sees it in another one. Embed the fonts, or convert the text to outlines, and upload it again."
    : true;
}
