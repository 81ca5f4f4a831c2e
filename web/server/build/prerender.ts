import { fetchBuiltPaths } from "../../src/content/built-paths.ts";
import type { Ledger } from "../../src/content/revalidation/ledger.ts";
import { FAILURE, NOT_FOUND } from "../../src/routing/page-path.ts";
import { DIST_FOLDER } from "../../src/runtime/dist-folder.ts";
import { writeBuild } from "../build-cache.ts";
import type { CacheEntry } from "../entry.ts";
import { openSite } from "../site.ts";
import { CacheStore } from "../store.ts";
import { checkPage } from "./check-page.ts";

/** Cached in addition to the documents' pages: frequent requests, and what is sent in place of pages. */
const ALWAYS = [FAILURE, NOT_FOUND, "/", "/search", "/sitemap.xml", "/llms.txt", "/feed.xml"];

/**
 * Renders the site's pages, so that even the first request for each is a hit, and the site can start while the Content
 * Lake is unreachable.
 * @param ledger the state of the content before they are rendered
 */
export async function renderPages(ledger: Ledger): Promise<void> {
  const store = new CacheStore();
  const { pages, files } = await openSite(0, store);
  const entries = new Map<string, CacheEntry>();
  for (const key of new Set([...ALWAYS, ...(await fetchBuiltPaths())])) {
    // An import may leave a document at an address that leads elsewhere.
    if (!(await pages.get(key))) continue;
    const hit = store.get(key);
    await checkPage(key, hit, files);
    if (hit) entries.set(key, hit.entry);
  }
  writeBuild(DIST_FOLDER, { ledger, entries });
  console.log(`Rendered and checked ${entries.size} pages and files.`);
}
