import FileSystemCacheModule from "next/dist/server/lib/incremental-cache/file-system-cache.js";
import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { MissingPages } from "./missing-pages.ts";
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

type Entry = Awaited<ReturnType<FileSystemCache["get"]>>;
type Value = NonNullable<NonNullable<Entry>["value"]>;
type Page = Extract<Value, { kind: "APP_PAGE" }>;

const isPage = (value: Value | null | undefined): value is Page => value?.kind === "APP_PAGE";

/** Adds the policy to a page that has none yet. Next replays these headers with every answer. */
function addPolicy(page: Page): void {
  page.headers ??= {};
  page.headers[POLICY_HEADER] ??= contentSecurityPolicy(String(page.html));
}

const tagsOf = (page: Page): string[] => {
  const tags = page.headers?.[TAGS_HEADER];
  return typeof tags === "string" && tags !== "" ? tags.split(",") : [];
};

/**
 * Next's own file-system cache of rendered pages, and what it leaves undone:
 * - each page carries a Content Security Policy with the hashes of its inline scripts;
 * - a page whose content changed while it was rendered is not kept (it would stay old for good);
 * - revalidated tags outlive the process (Next keeps them in memory only, the pages on disk);
 * - pages that do not exist are kept in a small memory of their own, so that a flood of invented
 *   addresses fills neither disk nor memory.
 */
export default class PageCache extends Base {
  static readonly #renderStarted = new Map<string, number>();
  static readonly #missing = new MissingPages<Page>();
  static #journal: TagJournal | undefined;

  constructor(...args: ConstructorParameters<Constructor>) {
    super(...args);
    const [{ serverDistDir }] = args;
    PageCache.#journal ??= TagJournal.open(serverDistDir);
  }

  override async get(...args: Parameters<FileSystemCache["get"]>): Promise<Entry> {
    const [key] = args;
    const entry = PageCache.#missing.get(key) ?? (await super.get(...args));
    if (!entry) {
      PageCache.#renderStarted.set(key, Date.now());
      return entry;
    }
    if (isPage(entry.value)) addPolicy(entry.value);
    return entry;
  }

  override async set(...args: Parameters<FileSystemCache["set"]>): Promise<void> {
    const [key, value] = args;
    const started = PageCache.#renderStarted.get(key);
    PageCache.#renderStarted.delete(key);
    if (!isPage(value)) return super.set(...args);
    addPolicy(value);
    if (started !== undefined && areTagsExpired(tagsOf(value), started)) return;
    if (value.status === 404) {
      PageCache.#missing.set(key, value, tagsOf(value));
      return;
    }
    return super.set(...args);
  }

  override async revalidateTag(
    ...args: Parameters<FileSystemCache["revalidateTag"]>
  ): Promise<void> {
    await super.revalidateTag(...args);
    const [tags] = args;
    PageCache.#journal?.record(typeof tags === "string" ? [tags] : tags);
  }
}
