import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { FAILURE } from "../../src/responses/page-path.ts";
import { DIST_FOLDER } from "../../src/revalidation/dist-folder.ts";
import { BuildCache } from "../build-cache.ts";
import { createEntry } from "../create-entry.ts";
import type { RenderedPage } from "../next-cache/cache-handler.ts";
import { NO_ARTICLE, NOT_FOUND } from "../request.ts";
import { openSite } from "../site.ts";
import { type CacheHit, CacheStore } from "../store.ts";
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

/** Reads a page that `next build` has written; undefined where there is none, or only a part of one. */
async function readRendered(path: string): Promise<RenderedPage | undefined> {
  const file = join(DIST_FOLDER, "server/app", path);
  const parts = ["html", "meta"].map((extension) => readFile(`${file}.${extension}`, "utf8"));
  const [html, meta] = await Promise.all(parts).catch(() => []);
  if (!html || !meta) return undefined;
  const { status, headers, postponed }: RenderedPage & { postponed?: string } = JSON.parse(meta);
  return postponed ? undefined : { kind: "APP_PAGE", status, headers, html };
}

// Caches the pages that were just built, so that even the first request for each is a hit, and the site can
// start while the Content Lake is unreachable. Those of documents are not rendered again: what Next would render
// here differs in prefetch hints only, which nothing here uses.
const store = new CacheStore();
const { pages, files, loader } = await openSite(0, store);
const build = BuildCache.create(DIST_FOLDER);
const manifest = await readFile(join(DIST_FOLDER, "prerender-manifest.json"), "utf8");
const { routes }: { routes: Record<string, { srcRoute: string | null }> } = JSON.parse(manifest);
const paths = Object.keys(routes).filter((path) => routes[path]?.srcRoute === "/[...path]");
if (paths.length === 0) throw new Error("Next has changed the format of prerender-manifest.json.");
const keep = async (key: string, hit: CacheHit | undefined) => {
  await checkPage(key, hit, files);
  if (hit) build.set(key, hit.entry);
};
const unwritten: string[] = [];
for (const path of paths) {
  const rendered = await readRendered(path);
  if (rendered) await keep(path, { entry: createEntry(path, rendered, loader), isFresh: true });
  else unwritten.push(path);
}
for (const key of [...ALWAYS, ...unwritten]) {
  await pages.get(key);
  await keep(key, store.get(key));
}
build.close();
console.log(
  `Cached and checked ${paths.length} pages, rendered ${unwritten.length} of them again.`,
);
process.exit(); // Next leaves handles open.
