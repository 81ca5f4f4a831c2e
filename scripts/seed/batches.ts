import type { SeedDocument } from "@currawong/content/compile";
import { referencesIn } from "@currawong/schemas/references";

/** What one transaction holds at the most. */
export type BatchLimits = { documents: number; bytes: number };

/**
 * Transactions of a moderate length. The hosted Content Lake takes bodies of 4 MB: what a batch
 * writes beside its documents, such as the seed's record, is no part of this.
 */
export const BATCH_LIMITS: BatchLimits = { documents: 50, bytes: 3_000_000 };

/**
 * Splits documents into batches to be written one after the other, each in one transaction, so
 * that a document comes in the same batch as what it refers to, or a later one. Documents that
 * refer to each other in a circle stay together.
 */
export function inBatches<T extends SeedDocument>(
  documents: readonly T[],
  limits: BatchLimits = BATCH_LIMITS,
): T[][] {
  return packed(circles(documents), limits);
}

/** Puts groups together, in order, as far as the limits allow; a group that is over them stays whole. */
export function packed<T>(
  groups: Iterable<readonly T[]>,
  { documents, bytes }: BatchLimits,
): T[][] {
  const batches: T[][] = [];
  let size = 0;
  for (const group of groups) {
    const last = batches.at(-1);
    const own = Buffer.byteLength(JSON.stringify(group));
    size += own;
    if (last && last.length + group.length <= documents && size <= bytes) last.push(...group);
    else {
      batches.push([...group]);
      size = own;
    }
  }
  return batches;
}

/**
 * Groups of documents that refer to each other, what is referred to first: Tarjan's strongly
 * connected components (SIAM J. Comput. 1(2), 1972), which come out in exactly that order.
 */
function circles<T extends SeedDocument>(documents: readonly T[]): T[][] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const index = new Map<string, number>();
  const open: T[] = [];
  const components: T[][] = [];

  const visit = (document: T): number => {
    const own = index.size;
    index.set(document._id, own);
    let lowest = own;
    open.push(document);
    for (const id of referencesIn(document)) {
      const target = byId.get(id);
      if (!target) continue;
      if (!index.has(id)) lowest = Math.min(lowest, visit(target));
      else if (open.includes(target)) lowest = Math.min(lowest, index.get(id) ?? lowest);
    }
    if (lowest === own) components.push(open.splice(open.indexOf(document)));
    return lowest;
  };

  for (const document of documents) if (!index.has(document._id)) visit(document);
  return components;
}
