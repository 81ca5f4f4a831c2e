import { join } from "node:path";
import { DIST_FOLDER } from "../../src/runtime/dist-folder.ts";
import { readEnvironment } from "../../src/runtime/environment.ts";

/** What a build tells the server: the address of the script that every page loads first, and what it was built with. */
export type FirstLoad = { loader: string; settings: ReturnType<typeof readBuiltIn> };

export const FIRST_LOAD_FILE = join(DIST_FOLDER, "first-load.json");

/** Returns the settings that become part of pages. */
export function readBuiltIn() {
  const { siteUrl, sanity } = readEnvironment();
  return { SITE_URL: siteUrl, SANITY_PROJECT_ID: sanity.projectId, SANITY_DATASET: sanity.dataset };
}
