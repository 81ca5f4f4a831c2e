import { join } from "node:path";

/** Where the build lies; tests build beside a site that is in use. */
export const DIST_FOLDER = join(
  /* turbopackIgnore: true */ process.cwd(),
  process.env.SITE_DIST_DIR ?? ".next",
);

/**
 * The ledger of what a build was made of (`ledger.ts`).
 * @param folder of the build
 */
export const ledgerFile = (folder: string) => join(folder, "cache", "content-ledger.db");
