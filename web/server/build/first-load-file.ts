import { join } from "node:path";
import { DIST_FOLDER } from "../../src/revalidation/dist-folder.ts";

/** Where the script is that every page begins with, and a name for the build. */
export type FirstLoad = { loader: string; build: string };

export const FIRST_LOAD_FILE = join(DIST_FOLDER, "first-load.json");
