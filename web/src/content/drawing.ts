import { cacheLife } from "next/cache";
import { pictureOrigin } from "../runtime/security-headers.ts";

/** How long the Content Lake may take to send a drawing. */
const PATIENCE_MS = 10_000;

/** A whole drawing, after what may stand before it. A host that is not well may send a page, or nothing, with 200. */
const SVG = /^(?:<\?xml[^>]*>|<!--[^>]*-->|<!DOCTYPE[^>]*>|\s)*<svg[\s>][\s\S]*<\/svg>\s*$/i;

/**
 * Reads a drawing from the Content Lake, whose address changes with its content: nothing invalidates it.
 * @throws when no drawing is sent, or a document names an address elsewhere; nothing is cached then
 */
export async function drawingAt(url: string): Promise<string> {
  "use cache";
  cacheLife("content");
  if (!url.startsWith(`${pictureOrigin()}/images/`)) throw new Error(`No drawing is at ${url}.`);
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  const drawing = response.ok ? await response.text() : "";
  if (!SVG.test(drawing)) throw new Error(`No drawing was sent for ${url} (${response.status}).`);
  return drawing;
}
