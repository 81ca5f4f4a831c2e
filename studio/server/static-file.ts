import { readFile } from "node:fs/promises";
import path from "node:path";

const TYPES: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".ico": "image/x-icon",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

/** Built names end in a hash of their content, such as `sanity-CJlrpqAZ.js`. */
const HASHED = /-[\w-]{8}\.(?:js|css|woff2)$/;

/** A file of the build, ready to send. */
export interface StaticFile {
  bytes: Buffer;
  type: string;
  cacheControl: string;
}

/**
 * Reads a file of the build.
 * @param folder the build, absolute.
 * @param pathname path of a URL; undefined is answered for whatever is not a file inside the build.
 */
export async function staticFile(
  folder: string,
  pathname: string,
): Promise<StaticFile | undefined> {
  const type = TYPES[path.extname(pathname)];
  const file = path.join(folder, path.normalize(decodeSafely(pathname)));
  if (!type || !file.startsWith(folder + path.sep)) return undefined;
  const bytes = await readFile(file).catch(() => undefined);
  if (!bytes) return undefined;
  const cacheControl = HASHED.test(pathname) ? "public, max-age=31536000, immutable" : "no-cache";
  return { bytes, type, cacheControl };
}

function decodeSafely(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}
