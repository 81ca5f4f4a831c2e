import type { DocumentState } from "./document-state.ts";

/** The revision at which the site last saw a document. */
export type Revision = { id: string; type: string; rev: string };

/**
 * What the site last saw of every public document. Comparing it with the dataset tells exactly
 * what changed, whether or not a webhook said so.
 */
export interface Ledger {
  /**
   * Sums up the dataset as it was when all of it was compared; while it stays the same there is
   * nothing to compare. Empty before that was done for the first time.
   */
  readonly probe: string;
  /** @returns undefined for a document that is not there, as far as is known */
  state(id: string): DocumentState | undefined;
  /** Of every document, in no order: only for comparing the whole. */
  revisions(): Iterable<Revision>;
  /** How many documents there are. */
  count(): number;
}

/** States by document id; undefined for a document that is gone. */
export type Changes = ReadonlyMap<string, DocumentState | undefined>;

/** Where a ledger is kept. Several instances of the site share one. */
export type LedgerStore = {
  /** The ledger as all instances know it; it goes along with what is written here. */
  read(): Promise<Ledger>;
  /** @param probe the new one, unless it stays */
  write(changes: Changes, probe?: string): Promise<void>;
};
