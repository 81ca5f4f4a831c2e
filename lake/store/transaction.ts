import type { LakeDocument } from "../documents.ts";
import type { MendozaPatch } from "./effects.ts";

/** One mutation as Sanity sends it: `{create: {...}}`, `{patch: {...}}`, `{delete: {...}}` … */
export type Mutation = Readonly<Record<string, unknown>>;

/** The change that a transaction makes to one document. */
export interface DocumentChange {
  readonly id: string;
  readonly before: LakeDocument | null;
  readonly after: LakeDocument | null;
  /** The mutations of this document that made the change. */
  readonly mutations: readonly Mutation[];
}

/** A set of changes that the store commits atomically. */
export interface Transaction {
  /** Becomes the `_rev` of every document it writes. */
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly timestamp: string;
  /** User id. */
  readonly identity: string;
  readonly changes: readonly DocumentChange[];
}

/** A log entry for one document, as stored. */
export interface StoredChange {
  readonly sequence: number;
  readonly transactionId: string;
  readonly timestamp: string;
  readonly identity: string;
  readonly documentId: string;
  readonly previousRev: string | null;
  readonly resultRev: string | null;
  /** The patch that undoes the change. */
  readonly revert: MendozaPatch;
}
