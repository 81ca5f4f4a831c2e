import type { ValidationContext } from "@sanity/types";
import { API_VERSION } from "../api-version.ts";

/** Words on the accent are in ink, rgb(3 24 25): this is its relative luminance. */
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

/** Checks that the accent is a colour, and that the dark words on it can be read. */
export function checkAccent(text: string | undefined): true | string {
  if (!text) return true;
  if (!/^#[\da-f]{6}$/i.test(text)) return "Write # and six figures or letters, e.g. #f9cc27.";
  const contrast = (luminance(text) + 0.05) / (INK_LUMINANCE + 0.05);
  return contrast >= READABLE
    ? true
    : `Too dark for the words on it: their contrast is ${contrast.toFixed(1)} and has to be ${READABLE}. Choose a brighter colour.`;
}

/** What can run code, or fetch something, when a drawing is opened by itself. */
const ACTIVE =
  /<\s*(?:script|foreignObject|iframe|!ENTITY)\b|\son\w+\s*=|javascript:|href\s*=\s*["'](?!#|data:image\/)/i;

/** What is wrong with a drawing as a logo: a sentence, or `true`. */
export function checkDrawing(svg: string): true | string {
  return ACTIVE.test(svg)
    ? "This drawing has scripts or links in it. Export it again as a plain SVG, with nothing but shapes."
    : true;
}

/** Checks that the logo is a drawing, and a harmless one: reads its file. */
export async function checkLogo(
  logo: { asset?: { _ref: string } } | undefined,
  { getClient }: ValidationContext,
): Promise<true | string> {
  const id = logo?.asset?._ref;
  if (!id) return true;
  if (!id.endsWith("-svg")) return "Choose an SVG file: it stays sharp at every size.";
  const client = getClient({ apiVersion: API_VERSION });
  const url = await client.fetch<string | null>("*[_id == $id][0].url", { id });
  const file = url ? await fetch(url) : undefined;
  return file?.ok ? checkDrawing(await file.text()) : "The file cannot be read. Choose it again.";
}
