import { join } from "node:path";

/** Beside the build's own cache, which `next build` keeps. */
export const LEDGER_FILE = join(process.cwd(), process.env.SITE_DIST_DIR ?? ".next", "cache", "content-ledger.json");
