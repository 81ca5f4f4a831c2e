import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FAILURE } from "../../src/responses/page-path.ts";
import { DIST_FOLDER } from "../../src/revalidation/dist-folder.ts";
import { NO_ARTICLE, NOT_FOUND } from "../request.ts";
import { BUILD_FILES, openSite } from "../site.ts";
import { StaticFiles } from "../static-files.ts";
import { CacheStore } from "../store.ts";
import { checkPage } from "./check-page.ts";

/** Beside the pages of documents: what is requested often, and the stand-ins for missing pages. */
const ALWAYS = [
  FAILURE,
  NOT_FOUND,
  NO_ARTICLE,
  "/",
  "/search",
  "/sitemap.xml",
  "/llms.txt",
  "/feed.xml",
];

// Caches the pages that were just built, so that the first visitor of each gets ready bytes, and the site
// can start while the Content Lake cannot be reached.
const { pages, store, files } = await openSite(0, () => ({
  store: CacheStore.openPrerendered(DIST_FOLDER),
  files: new StaticFiles(BUILD_FILES),
}));
const manifest = await readFile(join(DIST_FOLDER, "prerender-manifest.json"), "utf8");
const { routes }: { routes: Record<string, { srcRoute: string | null }> } = JSON.parse(manifest);
const paths = Object.keys(routes).filter((path) => routes[path]?.srcRoute === "/[...path]");
if (paths.length === 0) throw new Error("Next has changed the format of prerender-manifest.json.");
const waiting = [...ALWAYS, ...paths];
const worker = async () => {
  for (let key = waiting.shift(); key; key = waiting.shift()) {
    await pages.get(key);
    await checkPage(key, store.get(key), files);
  }
};
await Promise.all([worker(), worker(), worker(), worker()]);
store.close();
console.log(`Cached and checked ${paths.length} pages.`);
process.exit(); // Next leaves handles open.
