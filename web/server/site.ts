import { AsyncLocalStorage } from "node:async_hooks";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import next from "next";
import { tags } from "../src/content/tags.ts";
import { createAddressBook, loadKnownAddresses } from "../src/routing/known-addresses.ts";
import { INTERNAL, renderPath } from "../src/routing/page-path.ts";
import { DIST_FOLDER } from "../src/runtime/dist-folder.ts";
import type { PageIndex } from "../src/staff/page-index.ts";
import { FIRST_LOAD_FILE, type FirstLoad } from "./build/first-load-file.ts";
import { checkBuild } from "./check-settings.ts";
import { refuse } from "./entry.ts";
import type { Site } from "./listener.ts";
import { shareStore } from "./next-cache/cache-handler.ts";
import { PageCache } from "./page-cache.ts";
import { renderWith } from "./render.ts";
import { readRoutes } from "./routes.ts";
import { send } from "./send.ts";
import { StaticFiles } from "./static-files.ts";
import type { CacheStore } from "./store.ts";

const WEB = join(import.meta.dirname, "..");

/** Starts Next behind a cache. */
export async function openSite(port: number, store: CacheStore) {
  const { loader, settings } = JSON.parse(readFileSync(FIRST_LOAD_FILE, "utf8")) as FirstLoad;
  checkBuild(settings);
  const files = new StaticFiles({
    build: join(DIST_FOLDER, "static"),
    earlier: process.env.SITE_FILES_DIR || `${DIST_FOLDER}-files`,
    public: join(WEB, "public"),
  });
  // Makes Node load `next.config.ts` itself; otherwise Next would keep its compiler in memory.
  process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = "true";
  shareStore(store);
  const app = next({ dev: false, dir: WEB, port });
  await app.prepare();
  const handler = app.getRequestHandler();
  const routes = readRoutes(join(WEB, "src/app"));
  const named = routes.files.filter((path) => !INTERNAL.has(path));
  const addresses = createAddressBook(
    () => loadKnownAddresses(named, store.ledger),
    (loadedAt) => store.invalidatedSince(loadedAt, [tags.addresses]),
    store.now,
  );
  const pages = new PageCache({ store, addresses, render: renderWith(handler), loader });
  const site: Site = {
    publicFiles: files.publicFiles,
    isApi: routes.isApi,
    respondPage: (request, response, target) => pages.respond(request, response, target),
    // Another instance may have the file, so no CDN may cache this 404.
    sendFile: async (request, response, path) =>
      send(request, response, (await files.get(path)) ?? refuse(404)),
    forward: handler,
    find: (path) => pages.find(path),
    loadPage: (path, query) =>
      pages.get(renderPath(path, query)).then((page) => page?.entry.body.toString()),
  };
  // A page is rendered outside the request for the index: Next keeps the state of a request in its context.
  const outside = AsyncLocalStorage.snapshot();
  const index: PageIndex = {
    refresh: (paths) =>
      outside(async () => {
        // A page that fails keeps the tags it had.
        for (const path of paths) await pages.get(path).catch(() => {});
      }),
    keysByTag: (tags) => store.keysByTag(tags),
  };
  return { site, pages, files, index };
}
