import { standInFor } from "../src/routing/page-path.ts";

/** Paths that are rendered to be shown in place of unknown ones of their kind. */
const NO_PICTURE = "/og/not-found.png";

/** Whether a key is that of what is shown in place of something else. */
export const isStandIn = (key: string) => key.startsWith("404:") || key === NO_PICTURE;

/** The key of what is shown for an unknown address. */
export function standInOf(key: string): string {
  if (key.startsWith("/og/")) return NO_PICTURE;
  return standInFor(key);
}
