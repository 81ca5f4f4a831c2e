import { join } from "node:path";

/** The folder of the build; tests build into their own, next to a running site. */
export const DIST_FOLDER = join(
  /* turbopackIgnore: true */ process.cwd(),
  process.env.SITE_DIST_DIR ?? ".next",
);
