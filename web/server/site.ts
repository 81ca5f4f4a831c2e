import { readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import next from "next";
import { DIST_FOLDER } from "../src/revalidation/dist-folder.ts";
import { FIRST_LOAD_FILE, type FirstLoad } from "./build/first-load-file.ts";
import { cdnFrom } from "./cdn.ts";
import { shareStore } from "./next-cache/pages.ts";
import { PageCache } from "./page-cache.ts";
import { renderWith } from "./render.ts";
import { StaticFiles } from "./static-files.ts";
import { CacheStore } from "./store.ts";

const WEB = join(import.meta.dirname, "..");
const PUBLIC = join(WEB, "public");

/** The immutable files of the build. */
export const BUILD_FILES = join(DIST_FOLDER, "static");

/** Addresses of the files in `public/`, which Next sends. */
function publicFiles(): Set<string> {
  const entries = readdirSync(PUBLIC, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return new Set(files.map(({ parentPath, name }) => join(parentPath, name).slice(PUBLIC.length)));
}

/** Opens the cache of an instance, and the folder of immutable files, which builds share. */
function openStorage(build: string): { store: CacheStore; files: StaticFiles } {
  const files = new StaticFiles(process.env.SITE_FILES_DIR || `${DIST_FOLDER}-files`);
  files.addBuild(BUILD_FILES);
  return { store: CacheStore.open(DIST_FOLDER, build), files };
}

/** Opens the site's storage, for which the build passes its own `open`, and starts Next behind it. */
export async function openSite(port: number, open = openStorage) {
  // Read by `next.config.ts`, `proxy.ts` and `security-headers.ts`.
  process.env.SITE_SERVER = "1";
  // Makes Node load `next.config.ts` itself; otherwise Next would keep its compiler in memory.
  process.env.__NEXT_NODE_NATIVE_TS_LOADER_ENABLED = "true";
  const { loader, build } = JSON.parse(readFileSync(FIRST_LOAD_FILE, "utf8")) as FirstLoad;
  const { store, files } = open(build);
  shareStore(store);
  const app = next({ dev: false, dir: WEB, port });
  await app.prepare();
  const handler: RequestListener = app.getRequestHandler();
  const render = renderWith(handler);
  const cdn = cdnFrom(process.env);
  const cdnHeaders = (tags: readonly string[]) => cdn?.headers(tags) ?? {};
  const pages = new PageCache({ store, render, files, loader, cdnHeaders });
  return { store, files, pages, publicFiles: publicFiles(), render, next: handler, cdn };
}
