import { evaluateNow, parse } from "@currawong/lake/query/groq";
import { collectMigrationMutations, type Migration, type RestrictedClient } from "@sanity/migrate";
import { SanityEncoder } from "@sanity/mutate";
import { Mutation as Patcher } from "@sanity/mutator";
import type { SanityDocument } from "@sanity/types";
import { type Difference, differences } from "../dataset/differences.ts";
import { contentOf } from "../dataset/seed-record.ts";

/** A migration and its folder's name, which orders it and is recorded when it is done. */
export type Step = { name: string; migration: Migration };

/** A mutation in the dataset's format. */
type EncodedMutation = ConstructorParameters<typeof Patcher>[0]["mutations"][number];

/** A step's change to one document. A created document has no `before`, a deleted one no `after`. */
export type Change = {
  id: string;
  before?: SanityDocument;
  after?: SanityDocument;
  mutations: EncodedMutation[];
  fields: Difference[];
};

/**
 * Runs one migration over documents in memory and returns what it would change, without what it would write as it
 * is. The definitions are in
 * Sanity's format, but its runner is not used: it writes only to Sanity's hosted service, while here each
 * batch is also recorded and never overwrites a concurrent edit.
 * @throws an error with the migration's own message, naming the migration
 */
export async function planStep(
  documents: readonly SanityDocument[],
  { name, migration }: Step,
  client: RestrictedClient,
): Promise<Change[]> {
  const selected = await select(documents, migration);
  const byId = new Map(documents.map((document) => [document._id, document]));
  const find = (id: string) => byId.get(id);
  const context = {
    client,
    dryRun: true,
    filtered: {
      // The caller specifies the type it expects, as with Sanity's own context.
      getDocument: async <T extends SanityDocument>(id: string) => find(id) as T | undefined,
      getDocuments: async <T extends SanityDocument>(ids: string[]) =>
        ids.flatMap((id) => (find(id) as T | undefined) ?? []),
    },
  };
  const mutations = new Map<string, EncodedMutation[]>();
  try {
    const collected = collectMigrationMutations(migration, () => iterate(selected), context);
    for await (const batch of collected) {
      for (const mutation of [batch].flat()) {
        const encoded = encode("mutations" in mutation ? mutation.mutations : [mutation]);
        for (const item of encoded) {
          const id = idOf(item);
          mutations.set(id, [...(mutations.get(id) ?? []), item]);
        }
      }
    }
  } catch (error) {
    throw new Error(`Migration ${name}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  return [...mutations]
    .map(([id, list]) => changeOf(id, byId.get(id), list))
    .filter(({ before, after, fields }) => fields.length > 0 || !before !== !after);
}

/** Returns the documents with the changes applied. */
export function applyChanges(
  documents: readonly SanityDocument[],
  changes: readonly Change[],
): SanityDocument[] {
  const byId = new Map(documents.map((document) => [document._id, document]));
  for (const { id, after } of changes) {
    if (after) byId.set(id, after);
    else byId.delete(id);
  }
  return [...byId.values()];
}

async function* iterate<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function select(documents: readonly SanityDocument[], migration: Migration) {
  const { documentTypes: types, filter } = migration;
  const ofType = documents.filter(({ _type }) => !types || types.includes(_type));
  if (!filter) return ofType;
  const found = evaluateNow(parse(`*[${filter}]`), { dataset: ofType, params: {} });
  // A filter without a projection returns whole documents.
  return found as SanityDocument[];
}

/** Encodes with Sanity's encoder, whose mutation type is wider than what the migration package produces. */
function encode(mutations: readonly unknown[]): EncodedMutation[] {
  return SanityEncoder.encodeAll(
    mutations as Parameters<typeof SanityEncoder.encodeAll>[0],
  ) as EncodedMutation[];
}

function idOf({
  create,
  createIfNotExists,
  createOrReplace,
  delete: deletion,
  patch,
}: EncodedMutation) {
  const target = patch ?? deletion;
  const id = target && "id" in target ? target.id : undefined;
  const document = create ?? createIfNotExists ?? createOrReplace;
  const found = id ?? document?._id;
  if (found) return found;
  throw new Error("every mutation must name the id of one document.");
}

function changeOf(id: string, before: SanityDocument | undefined, mutations: EncodedMutation[]) {
  const result = new Patcher({ mutations }).apply(before ?? null);
  // Mutating a document yields a document.
  const after = (result ?? undefined) as SanityDocument | undefined;
  const fields = differences(before && contentOf(before), after && contentOf(after));
  return { id, before, after, mutations, fields };
}
