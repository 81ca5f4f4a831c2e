import { readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import next from "next";
import { DIST_FOLDER, ledgerFile } from "../src/revalidation/dist-folder.ts";
import { FIRST_LOAD_FILE, type FirstLoad } from "./build/first-load-file.ts";
import { type Cdn, cdnFrom } from "./cdn.ts";
import { PageCache } from "./page-cache.ts";
import { type Render, renderWith } from "./render.ts";
import { StaticFiles } from "./static-files.ts";
import { EmbeddedStore } from "./store/embedded.ts";
import { RedisStore } from "./store/redis.ts";
import { use } from "./store/shared.ts";
import type { PageStore } from "./store/store.ts";

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
export type Storage = { store: PageStore; files: StaticFiles };

/** What concerns a site that is one of several instances. */
export type Listeners = Pick<Parameters<typeof RedisStore.open>[0], "onBack" | "onAnnounced">;

/** Opens the storage of an instance: files that never change lie where other builds find them. */
export async function openStorage(
  build: string,
  { onBack, onAnnounced }: Listeners,
): Promise<Storage> {
  const files = new StaticFiles(process.env.SITE_FILES_DIR || `${DIST_FOLDER}-files`);
  files.addBuild(BUILD_FILES);
  const url = process.env.REDIS_URL;
  if (!url) return { store: new EmbeddedStore(DIST_FOLDER, build), files };
  const builtLedger = ledgerFile(DIST_FOLDER);
  const store = await RedisStore.open({ url, build, builtLedger, onBack, onAnnounced });
  return { store, files };
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
 * @param open opens its storage, by the name of the build
 */
export async function openSite(
  port: number,
  open: (build: string) => Storage | Promise<Storage>,
): Promise<Site> {
  // `next.config.ts` and `instrumentation.ts` read it.
  process.env.SITE_SERVER = "1";
  // Ours (`build/first-load.ts`).
  const { loader, build } = JSON.parse(readFileSync(FIRST_LOAD_FILE, "utf8")) as FirstLoad;
  const { store, files } = await open(build);
  use(store);
  const app = next({ dev: false, dir: WEB, port });
  await app.prepare();
  const handler: RequestListener = app.getRequestHandler();
  const render = renderWith(handler);
  const cdn = cdnFrom(process.env);
  const cdnHeaders = (tags: readonly string[]) => cdn?.headers(tags) ?? {};
  const pages = new PageCache({ store, render, files, loader, cdnHeaders });
  return { store, files, pages, publicFiles: publicFiles(), render, next: handler, cdn };
}
