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
 * The ledger that a build makes, in a file: what its instances begin with. Replaced whole and at once.
 * @param file an absolute path; its folder is made when missing
 */
export function fileLedger(file: string): LedgerStore {
  return {
    async read() {
      try {
        return JSON.parse(await readFile(file, "utf8"));
      } catch {
        return undefined; // Missing or cut short: everything counts as changed.
      }
    },
    async write(ledger) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(`${file}.new`, JSON.stringify(ledger));
      await rename(`${file}.new`, file);
    },
  };
}
