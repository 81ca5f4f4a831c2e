import { join } from "node:path";

/** Where the build lies; tests build beside a site that is in use. */
export const DIST_FOLDER = join(
  /* turbopackIgnore: true */ process.cwd(),
  process.env.SITE_DIST_DIR ?? ".next",
);
