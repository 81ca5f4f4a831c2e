import { join } from "node:path";
import { DIST_FOLDER } from "../../src/runtime/dist-folder.ts";

/** The address of the script that every page loads first. */
export type FirstLoad = { loader: string };

export const FIRST_LOAD_FILE = join(DIST_FOLDER, "first-load.json");
