import type { SeedDocument } from "@currawong/content/compile";
import { referencesIn } from "@currawong/schemas/references";
import type { SanityDocument } from "@sanity/types";
import { type Difference, differences } from "../dataset/differences.ts";
import { contentHash, contentOf, type SeedRecord } from "../dataset/seed-record.ts";
import type { Change } from "../migrations/plan.ts";

/** A document that is skipped, and why. */
export type Skip = { id: string; reason: string; fields: Difference[] };

/** What seeding would do to a dataset. */
export type Plan = {
  create: Change[];
  update: Change[];
  /** Seeded before, no longer in the content, and unedited since. */
  remove: Change[];
  skip: Skip[];
  unchanged: SeedDocument[];
};

/**
 * Compares content with a dataset. A document that matches neither the content nor the last seed has been
 * edited or deleted since: it is skipped unless `force` is set.
 * @param stored the dataset's documents by id: those in the content, those seeded before, and any that
 *   refer to those seeded before
 * @param record what was last seeded
 */
export function planSeed(
  documents: readonly SeedDocument[],
  stored: ReadonlyMap<string, SanityDocument>,
  record: SeedRecord,
  { force }: { force: boolean },
): Plan {
  const plan: Plan = { create: [], update: [], remove: [], skip: [], unchanged: [] };
  for (const document of documents) {
    const current = stored.get(document._id);
    const fields = differences(current && contentOf(current), document);
    const skip = (reason: string) => plan.skip.push({ id: document._id, reason, fields });
    if (!current) {
      if (record.has(document._id) && !force) skip("an editor deleted it");
      else plan.create.push(changeTo(document, undefined, fields));
    } else if (fields.length === 0) {
      plan.unchanged.push(document);
    } else if (force || record.get(document._id) === contentHash(current)) {
      plan.update.push(changeTo(document, current, fields));
    } else {
      skip(record.has(document._id) ? "an editor changed it" : "it was there before the seed");
    }
  }
  planRemovals(plan, documents, stored, record);
  skipDangling(plan, stored);
  keepReferenced(plan, stored);
  return plan;
}

/** Creates a document, or brings a stored one to its content. */
function changeTo(
  document: SeedDocument,
  before: SanityDocument | undefined,
  fields: Difference[],
): Change {
  const { _id: id, _type, ...set } = document;
  const isGone = (field: string) => !field.startsWith("_") && !(field in set);
  const patch = { id, set, unset: Object.keys(before ?? {}).filter(isGone) };
  // The dataset adds the fields that it maintains.
  const after = document as SanityDocument;
  return { id, before, after, fields, mutations: [before ? { patch } : { create: document }] };
}

function planRemovals(
  plan: Plan,
  documents: readonly SeedDocument[],
  stored: ReadonlyMap<string, SanityDocument>,
  record: SeedRecord,
) {
  const contentIds = new Set(documents.map(({ _id }) => _id));
  for (const [id, hash] of record) {
    const current = stored.get(id);
    if (contentIds.has(id) || !current) continue;
    if (contentHash(current) === hash) {
      plan.remove.push({ id, before: current, mutations: [{ delete: { id } }], fields: [] });
    } else {
      plan.skip.push({ id, reason: "no longer in the content, but edited", fields: [] });
    }
  }
}

/** Skips writes that would refer to a document an editor deleted, until none are left. */
function skipDangling(plan: Plan, stored: ReadonlyMap<string, SanityDocument>) {
  const missing = new Set(plan.skip.map(({ id }) => id).filter((id) => !stored.has(id)));
  for (let previousSize = -1; previousSize < missing.size; ) {
    previousSize = missing.size;
    for (const list of ["create", "update"] as const) {
      plan[list] = plan[list].filter(({ id, after, fields }) => {
        const target = [...referencesIn(after)].find((reference) => missing.has(reference));
        if (!target) return true;
        plan.skip.push({ id, reason: `it refers to ${target}, which is gone`, fields });
        if (!stored.has(id)) missing.add(id);
        return false;
      });
    }
  }
}

/** Keeps what a remaining document refers to, until every planned removal is safe. */
function keepReferenced(plan: Plan, stored: ReadonlyMap<string, SanityDocument>) {
  const remaining = new Map<string, unknown>(stored);
  for (const { id, after } of plan.update) remaining.set(id, after);
  for (const { id } of plan.remove) remaining.delete(id);
  for (let previousSize = -1; previousSize !== remaining.size; ) {
    previousSize = remaining.size;
    plan.remove = plan.remove.filter(({ id, before }) => {
      const source = [...remaining].find(([, content]) => referencesIn(content).has(id))?.[0];
      if (!source) return true;
      plan.skip.push({
        id,
        reason: `no longer in the content, but ${source} refers to it`,
        fields: [],
      });
      remaining.set(id, before);
      return false;
    });
  }
}
