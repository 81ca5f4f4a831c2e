import { MISSING } from "../finish.ts";
import { openSite } from "../site.ts";
import { PRERENDERED } from "../store/embedded.ts";

/** Enough to answer most visitors at once, however many documents there are. */
const PAGES = 500;

/** What no sitemap names: shown in place of pages that are missing or could not be made. */
const ALWAYS = ["/failure", MISSING.page, MISSING.article, "/search", "/sitemap.xml"];

// Into the build's own folder, wherever instances will keep theirs. Finishes the pages that were just built, so that the first visitor of each gets ready bytes, and
// so that they are there should the Content Lake be away when the site starts.
delete process.env.REDIS_URL;
const nobody = { onBack: () => {}, onAnnounced: () => {} };
const { front, store } = await openSite(0, nobody, PRERENDERED);
const sitemap = (await front.get("/sitemap.xml")).answer.body.toString();
const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = "/"]) => new URL(address).pathname,
);
const waiting = [...ALWAYS, ...listed.slice(0, PAGES)];
const worker = async () => {
  for (let key = waiting.shift(); key; key = waiting.shift()) await front.get(key);
};
await Promise.all([worker(), worker(), worker(), worker()]);
await store.close();
console.log(`Finished ${listed.slice(0, PAGES).length} pages.`);
process.exit(); // Next keeps what it opened.
