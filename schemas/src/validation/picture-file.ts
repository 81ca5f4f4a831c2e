import type { ValidationContext } from "@sanity/types";
import { API_VERSION } from "../api-version.ts";

type Picture = { asset?: { _ref: string } } | undefined;

/** Reads an uploaded SVG. @returns its text, or `undefined` when it cannot be read */
async function readDrawing(id: string, { getClient }: ValidationContext) {
  const client = getClient({ apiVersion: API_VERSION });
  const url = await client.fetch<string | null>("*[_id == $id][0].url", { id });
  const file = url ? await fetch(url) : undefined;
  return file?.ok ? file.text() : undefined;
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
