import { join } from "node:path";
import { DIST_FOLDER } from "../../src/revalidation/dist-folder.ts";

/** The address of the script that every page loads first, and an id for the build. */
export type FirstLoad = { loader: string; build: string };

export const FIRST_LOAD_FILE = join(DIST_FOLDER, "first-load.json");
