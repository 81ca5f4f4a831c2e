import type { SeedDocument } from "@currawong/content/compile";
import { referencesIn } from "@currawong/schemas/references";

/**
 * Splits documents into batches to be written one after the other, each in one transaction, so
 * that a document comes in the same batch as what it refers to, or a later one. Documents that
 * refer to each other in a circle stay together.
 * @param size documents a batch holds at the most, unless one circle has more
 */
export function inBatches<T extends SeedDocument>(documents: readonly T[], size: number): T[][] {
  const batches: T[][] = [];
  for (const circle of circles(documents)) {
    const last = batches.at(-1);
    if (last && last.length + circle.length <= size) last.push(...circle);
    else batches.push([...circle]);
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
