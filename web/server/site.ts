import { readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import next from "next";
import { DIST_FOLDER } from "../src/revalidation/dist-folder.ts";
import { FIRST_LOAD_FILE, type FirstLoad } from "./build/first-load-file.ts";
import { type Cdn, cdnFrom } from "./cdn.ts";
import { PageCache } from "./page-cache.ts";
import { type Render, renderWith } from "./render.ts";
import { StaticFiles } from "./static-files.ts";
import { shareStore } from "./store/shared.ts";
import { CacheStore } from "./store/store.ts";

const WEB = join(import.meta.dirname, "..");

/** The files of the build that never change. */
export const BUILD_FILES = join(DIST_FOLDER, "static");

/** Addresses of the files in `public/`. */
function publicFiles(): Set<string> {
  const entries = readdirSync(join(WEB, "public"), { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(WEB, "public").length)),
  );
}

/** Where an instance keeps what it caches, and finds the files that pages name. */
export type Storage = { store: CacheStore; files: StaticFiles };

/** Opens the storage of an instance: files that never change lie where other builds find them. */
function openStorage(build: string): Storage {
  const files = new StaticFiles(process.env.SITE_FILES_DIR || `${DIST_FOLDER}-files`);
  files.addBuild(BUILD_FILES);
  return { store: CacheStore.open(DIST_FOLDER, build), files };
}

/** The site, ready to answer. */
export type Site = Storage & {
  pages: PageCache;
  /** Addresses of the files in `public/`, which Next sends. */
  publicFiles: ReadonlySet<string>;
  render: Render;
  next: RequestListener;
  cdn: Cdn | undefined;
};

/**
 * Opens the site's storage and starts Next behind it.
 * @param open opens another storage than that of an instance, for a build
 */
export async function openSite(
  port: number,
  open: (build: string) => Storage = openStorage,
): Promise<Site> {
  // `next.config.ts` and `instrumentation.ts` read it.
  process.env.SITE_SERVER = "1";
  // Ours (`build/first-load.ts`).
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
