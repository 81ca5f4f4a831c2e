import { join } from "node:path";
import { DIST_FOLDER } from "../../src/revalidation/dist-folder.ts";

/** Holds the `Sheets` of the build. */
export const STYLE_SHEETS_FILE = join(DIST_FOLDER, "style-sheets.json");
