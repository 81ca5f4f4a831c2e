import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import FileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { entityTag, PreparedPages } from "../responses/prepared-pages.ts";
import { compactPayload } from "./compact-payload.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { lateScripts } from "./late-scripts.ts";
import { missingPageHtml, STAND_INS, standInFor } from "./missing-page.ts";
import { PageMemory } from "./page-memory.ts";
import { pagePathOf } from "./page-path.ts";
import { TagJournal } from "./tag-journal.ts";

type FileSystemCache =
  import("next/dist/server/lib/incremental-cache/file-system-cache.js").default;
type Constructor = new (
  ...args: ConstructorParameters<typeof FileSystemCacheModule>
) => FileSystemCache;

// Next ships CommonJS: imported from a module, the class sits under `default.default`.
const Base = ((FileSystemCacheModule as unknown as { default?: Constructor }).default ??
  FileSystemCacheModule) as Constructor;

const TAGS_HEADER = "x-next-cache-tags";
const POLICY_HEADER = "content-security-policy";

/**
 * Whoever keeps a copy, browser or CDN, asks whether it is current (304, by the entity tag) before
 * it shows it. Next would let shared caches keep a page for a year, over every publish.
 */
const ASK_FIRST = "public, max-age=0, must-revalidate";

type Entry = Awaited<ReturnType<FileSystemCache["get"]>>;
type Value = NonNullable<NonNullable<Entry>["value"]>;
type Page = Extract<Value, { kind: "APP_PAGE" }>;
type Route = Extract<Value, { kind: "APP_ROUTE" }>;

const isPage = (value: Value | null | undefined): value is Page => value?.kind === "APP_PAGE";
const isRoute = (value: Value | null | undefined): value is Route => value?.kind === "APP_ROUTE";

/** More renders than are ever under way at once. */
const RENDERS = 1_000;

/** The page shown in place of one that could not be made; `instrumentation.ts` keeps it current. */
const FAILED = "/failure";

/** Paths that visitors invent without end, however many of them exist. */
const SEARCH = "/search/";

/**
 * Finishes a page once: compacts what it carries for hydration, lets its scripts come late, adds the
 * policy with the hashes of its scripts, and says that its address has another answer for who asks
 * for Markdown. Next replays the headers with every answer.
 */
function finishPage(page: Pick<Page, "html" | "headers">): void {
  page.headers ??= {};
  if (page.headers[POLICY_HEADER]) return;
  page.html = lateScripts(compactPayload(String(page.html)));
  page.headers.vary ??= "accept";
  page.headers.etag = entityTag(page.html);
  page.headers["cache-control"] = ASK_FIRST;
  page.headers[POLICY_HEADER] = contentSecurityPolicy(page.html);
}

/** As `finishPage`, for what is no page: feeds, pictures, Markdown. */
function finishRoute({ headers, body }: Route): void {
  headers.etag ??= entityTag(body);
  headers["cache-control"] ??= ASK_FIRST;
}

/** The headers of a page that belong to its very text. */
function sentWith(headers: Page["headers"]): Record<string, string> {
  const names = [POLICY_HEADER, "etag", "vary", "cache-control"];
  return Object.fromEntries(names.map((name) => [name, String(headers?.[name] ?? "")]));
}

const tagsOf = (answer: Page | Route): string[] => {
  const tags = answer.headers?.[TAGS_HEADER];
  return typeof tags === "string" && tags !== "" ? tags.split(",") : [];
};

/**
 * Next's own file-system cache of rendered pages, and what it leaves undone:
 * - each page carries a Content Security Policy with the hashes of its inline scripts;
 * - a page whose content changed while it was rendered is not kept (it would stay old for good);
 * - revalidated tags outlive the process (Next keeps them in memory only, the pages on disk);
 * - a page that does not exist, or could not be made, has HTML of its own, not only a script that
 *   draws it;
 * - a page is turned into bytes, and compressed, once and not for each visitor;
 * - what does not exist, and the results of searches, are kept in small memories of their own, so
 *   that a flood of invented addresses fills neither disk nor memory.
 */
export default class PageCache extends Base {
  static readonly #renderStarted = new Map<string, number>();
  static readonly #missing = new PageMemory<Page | Route>(200);
  static readonly #searches = new PageMemory<Page | Route>(200);
  /** What the pages shown in place of missing ones depend on, by their path. */
  static readonly #standInTags = new Map<string, string[]>();
  static readonly #prepared = new PreparedPages(500);
  static #journal: TagJournal | undefined;

  constructor(...args: ConstructorParameters<Constructor>) {
    super(...args);
    const [{ serverDistDir }] = args;
    // Next makes one for `proxy.ts` too, which has no pages and no folder.
    if (!serverDistDir || PageCache.#journal) return;
    PageCache.#journal = TagJournal.open(serverDistDir);
    PageCache.#prepared.serve();
    PageCache.#prepareFailed(serverDistDir);
  }

  /** A render that fails never comes to `set`: only the latest starts are kept. */
  static #noteStart(key: string): void {
    const started = PageCache.#renderStarted;
    started.delete(key);
    started.set(key, Date.now());
    if (started.size <= RENDERS) return;
    const oldest = started.keys().next();
    if (!oldest.done) started.delete(oldest.value);
  }

  static #noteStandIn(path: string, page: Page): void {
    if (STAND_INS.includes(path)) PageCache.#standInTags.set(path, tagsOf(page));
  }

  /** A missing page is as old as what it shows: it changes with its stand-in. */
  static #tagsOfMissing(key: string, tags: string[]): string[] {
    return [...tags, ...(PageCache.#standInTags.get(standInFor(pagePathOf(key))) ?? [])];
  }

  /** Each request comes here: of a page that is prepared it takes one look. */
  static #prepare(key: string, page: Page): void {
    const path = pagePathOf(key);
    const address = path === "/index" ? "/" : path;
    const { html, headers, status = 200 } = page;
    if (PageCache.#prepared.has(address, String(headers?.etag))) return;
    PageCache.#noteStandIn(path, page);
    if (status !== 200) return;
    const sent = sentWith(headers);
    PageCache.#prepared.keep(address, html, sent);
    if (path === FAILED) PageCache.#prepared.keepFailed(html, sent);
  }

  /** As it was built: at hand before anything can fail. */
  static #prepareFailed(serverDistDir: string): void {
    const file = join(serverDistDir, "app", `${FAILED}.html`);
    if (!existsSync(file)) return;
    const page = { html: readFileSync(file, "utf8"), headers: {} };
    finishPage(page);
    PageCache.#prepared.keepFailed(page.html, sentWith(page.headers));
  }

  override async get(...args: Parameters<FileSystemCache["get"]>): Promise<Entry> {
    const [key] = args;
    const passing = PageCache.#missing.get(key) ?? PageCache.#searches.get(key);
    const entry = passing ?? (await super.get(...args));
    if (!entry) {
      PageCache.#noteStart(key);
      return entry;
    }
    if (isRoute(entry.value)) finishRoute(entry.value);
    if (isPage(entry.value)) {
      finishPage(entry.value);
      if (!passing) PageCache.#prepare(key, entry.value);
    }
    return entry;
  }

  override async set(...args: Parameters<FileSystemCache["set"]>): Promise<void> {
    const [key, value, context] = args;
    const started = PageCache.#renderStarted.get(key);
    PageCache.#renderStarted.delete(key);
    if (!isPage(value) && !isRoute(value)) return super.set(...args);
    if (isRoute(value)) finishRoute(value);
    if (isPage(value)) {
      if (value.status === 404) {
        value.html = await missingPageHtml(pagePathOf(key), String(value.html));
        value.headers = { ...value.headers, "x-robots-tag": "noindex" };
      }
      finishPage(value);
      PageCache.#noteStandIn(pagePathOf(key), value);
      // Gone, or moved to another address.
      if ((value.status ?? 200) !== 200) PageCache.#prepared.forget(pagePathOf(key));
    }
    const tags = tagsOf(value);
    const kept = { ...value, headers: { ...value.headers } };
    // Next answers with `value` now; of a page's redirect it has named the target already.
    if (isPage(value)) delete value.headers?.location;
    const dependencies = value.status === 404 ? PageCache.#tagsOfMissing(key, tags) : tags;
    if (started !== undefined && areTagsExpired(dependencies, started)) return;
    if (value.status === 404) PageCache.#missing.set(key, kept, dependencies);
    else if (isPage(value) && pagePathOf(key).startsWith(SEARCH))
      PageCache.#searches.set(key, kept, tags);
    else return super.set(key, kept, context);
  }

  override async revalidateTag(
    ...args: Parameters<FileSystemCache["revalidateTag"]>
  ): Promise<void> {
    await super.revalidateTag(...args);
    const [tags] = args;
    PageCache.#journal?.record(typeof tags === "string" ? [tags] : tags);
  }
}
