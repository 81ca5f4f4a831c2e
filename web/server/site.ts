import { readdirSync, readFileSync } from "node:fs";
import type { RequestListener } from "node:http";
import { join } from "node:path";
import next from "next";
import { DIST_FOLDER, ledgerFile } from "../src/revalidation/dist-folder.ts";
import { FIRST_LOAD_FILE, type FirstLoad } from "./build/first-load-file.ts";
import { STYLE_SHEETS_FILE } from "./build/style-sheets-file.ts";
import { type Cdn, cdnFrom } from "./cdn.ts";
import { Front } from "./front.ts";
import { type Render, renderWith } from "./render.ts";
import { EmbeddedStore } from "./store/embedded.ts";
import { RedisStore } from "./store/redis.ts";
import { use } from "./store/shared.ts";
import type { PageStore } from "./store/store.ts";
import { type Sheets, Styles } from "./styles.ts";

const WEB = join(import.meta.dirname, "..");

/** Addresses of the files in `public/`. */
function publicFiles(): Set<string> {
  const entries = readdirSync(join(WEB, "public"), { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(join(WEB, "public").length)),
  );
}

/** Opens the store that the environment asks for. */
function openStore(
  build: string,
  { onBack, onAnnounced }: Listeners,
): PageStore | Promise<PageStore> {
  const url = process.env.REDIS_URL;
  if (!url) return new EmbeddedStore(DIST_FOLDER, build);
  const builtLedger = ledgerFile(DIST_FOLDER);
  return RedisStore.open({ url, build, builtLedger, onBack, onAnnounced });
}

/** What concerns a site that is one of several instances. */
export type Listeners = Pick<Parameters<typeof RedisStore.open>[0], "onBack" | "onAnnounced">;

/** The site, ready to answer. */
export type Site = {
  store: PageStore;
  front: Front;
  render: Render;
  next: RequestListener;
  cdn: Cdn | undefined;
};

/**
 * Opens the store and starts Next behind it.
 * @param storeName what the store is called instead of by its build
 */
export async function openSite(
  port: number,
  listeners: Listeners,
  storeName?: string,
): Promise<Site> {
  // `next.config.ts` and `instrumentation.ts` read it.
  process.env.SITE_SERVER = "1";
  // Ours (`build/first-load.ts`, `build/style-sheets.ts`).
  const { loader, build } = JSON.parse(readFileSync(FIRST_LOAD_FILE, "utf8")) as FirstLoad;
  const styles = new Styles(JSON.parse(readFileSync(STYLE_SHEETS_FILE, "utf8")) as Sheets);
  const store = await openStore(storeName ?? build, listeners);
  use(store);
  const app = next({ dev: false, dir: WEB, port });
  await app.prepare();
  const handler: RequestListener = app.getRequestHandler();
  const render = renderWith(handler);
  const cdn = cdnFrom(process.env);
  const headers = (tags: readonly string[]) => cdn?.headers(tags) ?? {};
  const front = new Front(store, render, {
    build: { loader, styles },
    files: publicFiles(),
    headers,
  });
  return { store, front, render, next: handler, cdn };
}
