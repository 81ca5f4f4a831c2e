import type { LakeDocument } from "../documents.ts";

interface Entry {
  readonly document: LakeDocument;
  readonly size: number;
}

/** Documents as they were last parsed, up to an amount of JSON; the least recently used go first. */
export class DocumentCache {
  readonly #limit: number;
  readonly #entries = new Map<string, Entry>();
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The document under a key, if it is still at that revision. */
  get(key: string, rev: string): LakeDocument | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#remove(key, entry);
    if (entry.document._rev !== rev) return undefined;
    this.#add(key, entry);
    return entry.document;
  }

  put(key: string, document: LakeDocument, size: number): void {
    this.#add(key, { document, size });
    for (const [oldest, entry] of this.#entries) {
      if (this.#size <= this.#limit) return;
      this.#remove(oldest, entry);
    }
  }

  #add(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#size += entry.size;
  }

  #remove(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#size -= entry.size;
  }
}
