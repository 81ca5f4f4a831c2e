import type { DocumentState } from "./document-state.ts";

/**
 * The last known state of every public document, by its id. Comparing it with the dataset shows exactly what changed,
 * whether or not an event was received.
 */
export type Ledger = {
  readonly states: Map<string, DocumentState>;
  /** The day in Sydney of its last comparison with the whole dataset; empty before the first. */
  day: string;
};

export const newLedger = (): Ledger => ({ states: new Map(), day: "" });
