import { createHash } from "node:crypto";
import { publishedIdOf } from "../documents.ts";
import type { CommittedTransaction } from "../store/transaction.ts";

/** An opaque tag that a query's answer and a live event share: `s1:` and six characters. */
function syncTag(what: string): string {
  return `s1:${createHash("sha256").update(what).digest("base64url").slice(0, 6)}`;
}

/** Carried by the answers to queries that look at every document. */
export const EVERYTHING_TAG = syncTag("everything");

/** Carried by the answers to queries over a type. */
export function typeTag(type: string): string {
  return syncTag(`type ${type}`);
}

/** Carried by the answers to queries that looked up an id (draft and version ids count as one). */
export function idTag(id: string): string {
  return syncTag(`id ${publishedIdOf(id)}`);
}

/** The tags of every answer that a transaction may have changed. */
export function tagsOf(transaction: CommittedTransaction): string[] {
  const tags = new Set([EVERYTHING_TAG]);
  for (const { id, before, after } of transaction.changes) {
    tags.add(idTag(id));
    for (const document of [before, after]) if (document) tags.add(typeTag(document._type));
  }
  return [...tags];
}
