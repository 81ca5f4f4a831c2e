import { areTagsExpired } from "next/dist/server/lib/incremental-cache/tags-manifest.external.js";

type Remembered<Value> = { value: Value; lastModified: number; tags: string[] };

/** The answers asked for most recently, in memory only. */
export class PageMemory<Value = unknown> {
  readonly #limit: number;
  readonly #pages = new Map<string, Remembered<Value>>();

  /** @param limit how many are kept; a page is some 40 kB */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @returns the page as a cache entry, or `undefined` when unknown or out of date */
  get(key: string): { value: Value; lastModified: number } | undefined {
    const page = this.#pages.get(key);
    if (!page) return undefined;
    this.#pages.delete(key);
    if (areTagsExpired(page.tags, page.lastModified)) return undefined;
    this.#pages.set(key, page);
    return { value: page.value, lastModified: page.lastModified };
  }

  /** Remembers a page, forgetting the one that was asked for longest ago. */
  set(key: string, value: Value, tags: string[]): void {
    this.#pages.delete(key);
    this.#pages.set(key, { value, lastModified: Date.now(), tags });
    if (this.#pages.size <= this.#limit) return;
    const oldest = this.#pages.keys().next();
    if (!oldest.done) this.#pages.delete(oldest.value);
  }

  get size(): number {
    return this.#pages.size;
  }
}
