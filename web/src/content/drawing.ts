import { cacheLife } from "next/cache";
import { pictureOrigin } from "../runtime/security-headers.ts";

/** How long the Content Lake may take to send a drawing. */
const PATIENCE_MS = 10_000;

/**
 * Reads a drawing from the Content Lake, whose address changes with its content: nothing invalidates it.
 * @throws when it is not sent, or a document names an address elsewhere; nothing is cached then
 */
export async function drawingAt(url: string): Promise<string> {
  "use cache";
  cacheLife("content");
  if (!url.startsWith(`${pictureOrigin()}/images/`)) throw new Error(`No drawing is at ${url}.`);
  const response = await fetch(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) throw new Error(`The drawing ${url} was answered with ${response.status}.`);
  return await response.text();
}
