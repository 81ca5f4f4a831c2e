import type { LakeDocument } from "../documents.ts";

interface Entry {
  readonly document: LakeDocument;
  size: number;
}

/** Documents as they were last parsed, up to an amount of JSON; what was least used goes first. */
export class DocumentCache {
  readonly #limit: number;
  readonly #entries = new Map<number, Entry>();
  #size = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** The document at a position, if it is still at that revision. */
  get(position: number, rev: string, overlaid: boolean): LakeDocument | undefined {
    const key = keyOf(position, overlaid);
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (entry.document._rev !== rev) {
      this.#size -= entry.size;
      return undefined;
    }
    this.#entries.set(key, entry);
    return entry.document;
  }

  put(position: number, overlaid: boolean, document: LakeDocument, size: number): void {
    const key = keyOf(position, overlaid);
    this.#size += size - (this.#entries.get(key)?.size ?? 0);
    this.#entries.set(key, { document, size });
    this.#trim();
  }

  /** Says that more of a document was parsed. */
  grow(position: number, size: number): void {
    for (const overlaid of [false, true]) {
      const entry = this.#entries.get(keyOf(position, overlaid));
      if (!entry) continue;
      entry.size += size;
      this.#size += size;
    }
    this.#trim();
  }

  #trim(): void {
    for (const [key, { size }] of this.#entries) {
      if (this.#size <= this.#limit) return;
      this.#entries.delete(key);
      this.#size -= size;
    }
  }
}

function keyOf(position: number, overlaid: boolean): number {
  return position * 2 + Number(overlaid);
}
