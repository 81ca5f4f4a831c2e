import { joinSegments } from "@currawong/schemas/paths";

/** A page's path without an extension, the home page as `/index`. */
const fileName = (path: string) => (path === "/" ? "/index" : path);

/** The path of a page's social picture. */
export const socialPicturePath = (path: string) => `/og${fileName(path)}.png`;

/** The path of the drawing in a page's opening, at the address of the page. */
export const drawingPath = (path: string) => `/drawing${fileName(path)}.svg`;

/**
 * The page a file belongs to: the inverse of the functions above.
 * @returns a path such as `/services/uber-clone`, or `null` for another extension
 */
export function pageOfFile(segments: readonly string[], extension: string): string | null {
  const file = joinSegments(segments);
  if (!file.endsWith(extension)) return null;
  const path = file.slice(0, file.length - extension.length);
  return path === "/index" ? "/" : path;
}

/** Matches what is called like one of the site's files: it is not previewed, takes no form and has one format. */
export const FILE = /\.(?:css|ico|jpg|js|json|md|png|svg|txt|xml)$/;
