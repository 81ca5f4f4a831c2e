import { join } from "node:path";
import { DIST_FOLDER } from "../../src/runtime/dist-folder.ts";

/** The state of the content before the build renders it. Next leaves this folder as it is. */
export const LEDGER_FILE = join(DIST_FOLDER, "cache", "ledger.json");
