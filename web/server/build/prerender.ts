import { readFileSync } from "node:fs";
import { fetchBuiltPaths } from "../../src/content/built-paths.ts";
import { Ledger } from "../../src/content/revalidation/ledger.ts";
import { FAILURE, NO_ARTICLE, NOT_FOUND } from "../../src/routing/page-path.ts";
import { DIST_FOLDER } from "../../src/runtime/dist-folder.ts";
import { writeBuild } from "../build-cache.ts";
import type { CacheEntry } from "../entry.ts";
import { openSite } from "../site.ts";
import { CacheStore } from "../store.ts";
import { checkPage } from "./check-page.ts";
import { LEDGER_FILE } from "./ledger-file.ts";

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

/**
 * Renders the site's pages, so that even the first request for each is a hit, and the site can start while the Content
 * Lake is unreachable.
 */
async function renderPages(): Promise<void> {
  const store = new CacheStore();
  const { pages, files } = await openSite(0, store);
  const entries = new Map<string, CacheEntry>();
  for (const key of new Set([...ALWAYS, ...(await fetchBuiltPaths())])) {
    const { status } = (await pages.get(key)).entry;
    // An import may leave a document at an address that the site cannot show, or that leads elsewhere.
    if (status !== 200 && !ALWAYS.includes(key)) continue;
    const hit = store.get(key);
    await checkPage(key, hit, files);
    if (hit) entries.set(key, hit.entry);
  }
  const ledger = new Ledger(JSON.parse(readFileSync(LEDGER_FILE, "utf8"))); // `prepare.ts` wrote it.
  writeBuild(DIST_FOLDER, ledger, entries);
  console.log(`Rendered and checked ${entries.size} pages and files.`);
}

// Next leaves handles open, and logs uncaught errors without ending the process.
try {
  await renderPages();
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
