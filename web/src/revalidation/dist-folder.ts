import { join } from "node:path";

/** Where the build lies; tests build beside a site that is in use. */
export const DIST_FOLDER = join(
  /* turbopackIgnore: true */ process.cwd(),
  process.env.SITE_DIST_DIR ?? ".next",
);

/** Within the build's cache, the one folder of it that `next build` keeps. */
export const LEDGER_FILE = join(DIST_FOLDER, "cache", "content-ledger.json");
