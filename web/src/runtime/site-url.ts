import { readEnvironment } from "./environment.ts";

/** A path of the site as a full address. */
export function absolute(path: string): string {
  return `${readEnvironment().siteUrl}${path === "/" ? "/" : path}`;
}
