import type { LakeDocument } from "../documents.ts";
import type { MendozaPatch } from "./effects.ts";

/** One mutation as Sanity sends it: `{create: {...}}`, `{patch: {...}}`, `{delete: {...}}` … */
export type Mutation = Readonly<Record<string, unknown>>;

/** What a transaction does to one document. */
export interface DocumentChange {
  readonly id: string;
  readonly before: LakeDocument | null;
  readonly after: LakeDocument | null;
  /** The mutations that made the change; only this document's. */
  readonly mutations: readonly Mutation[];
}

/** What the store commits, whole or not at all. */
export interface Transaction {
  /** Becomes the `_rev` of every document it writes. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  /** User id. */
  readonly identity: string;
  readonly changes: readonly DocumentChange[];
}

/** A log entry of one document, as it is stored. */
export interface StoredChange {
  readonly sequence: number;
  readonly transactionId: string;
  readonly timestamp: string;
  readonly identity: string;
  readonly documentId: string;
  readonly previousRev: string | null;
  readonly resultRev: string | null;
  /** Undoes the change. */
  readonly revert: MendozaPatch;
}
