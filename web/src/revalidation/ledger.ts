import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { DocumentState } from "./document-state.ts";

/**
 * What the site last saw of every public document. Comparing it with the dataset tells exactly
 * what changed, whether or not a webhook said so.
 */
export type Ledger = {
  /** By document id. */
  documents: Record<string, DocumentState>;
  /** Sums up the dataset; while it stays the same there is nothing to compare. */
  probe: string;
};

/** Where a ledger is kept. Several instances of the site share one. */
export type LedgerStore = {
  read(): Promise<Ledger | undefined>;
  write(ledger: Ledger): Promise<void>;
};

/**
 * Keeps the ledger in memory and in a file, replaced whole and at once. The file is for the next
 * start, and only ever as new as the cache that start will find: it may be older (what changed
 * since counts as changed again), never newer (what changed since would never be noticed).
 * @param file an absolute path; its folder is made when missing
 */
export function fileLedger(file: string): LedgerStore {
  let known: Ledger | undefined;
  let saved: Promise<void> = Promise.resolve();
  const save = async (ledger: Ledger) => {
    await mkdir(dirname(file), { recursive: true });
    // A process that is just ending may be writing too.
    const own = `${file}.${process.pid}.new`;
    await writeFile(own, JSON.stringify(ledger));
    await rename(own, file);
  };
  return {
    async read() {
      if (known) return known;
      try {
        known = JSON.parse(await readFile(file, "utf8"));
      } catch {
        known = undefined; // Missing or cut short: everything counts as changed.
      }
      return known;
    },
    async write(ledger) {
      known = ledger;
      saved = saved.catch(() => undefined).then(() => save(ledger));
      await saved;
    },
  };
}
