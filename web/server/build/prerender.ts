import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { DIST_FOLDER } from "../../src/revalidation/dist-folder.ts";
import { MISSING } from "../finish.ts";
import { openSite } from "../site.ts";
import { PRERENDERED } from "../store/embedded.ts";

/** The route of all pages that are made of documents, beside the home page. */
const PAGES = "/[...path]";

/** Beside the pages of documents: what many ask for, and what stands in for what is missing. */
const ALWAYS = [
  "/failure",
  MISSING.page,
  MISSING.article,
  "/",
  "/search",
  "/sitemap.xml",
  "/llms.txt",
  "/feed.xml",
];

/** What Next notes of a build, as far as we read it. */
type Manifest = { routes: Record<string, { srcRoute: string | null }> };

// Finishes the pages that were just built, so that the first visitor of each gets ready bytes, and so
// that they are there should the Content Lake be away when the site starts. Into the build's own folder,
// wherever instances will keep theirs.
delete process.env.REDIS_URL;
const nobody = { onBack: () => {}, onAnnounced: () => {} };
const { front, store } = await openSite(0, nobody, PRERENDERED);
const manifest = await readFile(join(DIST_FOLDER, "prerender-manifest.json"), "utf8");
const { routes }: Manifest = JSON.parse(manifest); // Next's own.
const pages = Object.keys(routes).filter((path) => routes[path]?.srcRoute === PAGES);
const waiting = [...ALWAYS, ...pages];
const worker = async () => {
  for (let key = waiting.shift(); key; key = waiting.shift()) await front.get(key);
};
await Promise.all([worker(), worker(), worker(), worker()]);
await store.close();
console.log(`Finished ${pages.length} pages.`);
process.exit(); // Next keeps what it opened.
