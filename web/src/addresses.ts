import { readEnvironment } from "./environment.ts";

/** A path of the site as a full address. */
export function absolute(path: string): string {
  return `${readEnvironment().siteUrl}${path === "/" ? "/" : path}`;
}

/** A page's path without the slash in front, the home page as `index`. */
const fileName = (path: string) => (path === "/" ? "/index" : path);

/** Where a page's Markdown twin is. */
export function markdownPath(path: string): string {
  return `${fileName(path)}.md`;
}

/** Where the picture drawn for a page is. */
export function socialPicturePath(path: string): string {
  return `/og${fileName(path)}.png`;
}

/**
 * The page a file belongs to: undoes `markdownPath` and `socialPicturePath`.
 * @returns a path such as `/services/uber-clone`, or `null` when the extension is another
 */
export function pageOfFile(segments: readonly string[], extension: string): string | null {
  const file = segments.join("/");
  if (!file.endsWith(extension)) return null;
  const path = file.slice(0, file.length - extension.length);
  return path === "index" ? "/" : `/${path}`;
}
