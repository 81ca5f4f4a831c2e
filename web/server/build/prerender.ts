import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FAILURE } from "../../src/responses/page-path.ts";
import { DIST_FOLDER } from "../../src/revalidation/dist-folder.ts";
import { BuildCache } from "../build-cache.ts";
import { NO_ARTICLE, NOT_FOUND } from "../request.ts";
import { openSite } from "../site.ts";
import { CacheStore } from "../store.ts";
import { checkPage } from "./check-page.ts";

/** Cached in addition to the documents' pages: frequent requests, and the stand-ins for missing pages. */
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

// Caches the pages that were just built, so that even the first request for each is a hit, and the site can
// start while the Content Lake is unreachable.
const store = new CacheStore();
const { pages, files } = await openSite(0, store);
const build = BuildCache.create(DIST_FOLDER);
const manifest = await readFile(join(DIST_FOLDER, "prerender-manifest.json"), "utf8");
const { routes }: { routes: Record<string, { srcRoute: string | null }> } = JSON.parse(manifest);
const paths = Object.keys(routes).filter((path) => routes[path]?.srcRoute === "/[...path]");
if (paths.length === 0) throw new Error("Next has changed the format of prerender-manifest.json.");
const queue = [...ALWAYS, ...paths];
const worker = async () => {
  for (let key = queue.shift(); key; key = queue.shift()) {
    await pages.get(key);
    const hit = store.get(key);
    await checkPage(key, hit, files);
    if (hit) build.set(key, hit.entry);
  }
};
await Promise.all([worker(), worker(), worker(), worker()]);
build.close();
console.log(`Cached and checked ${paths.length} pages.`);
process.exit(); // Next leaves handles open.
