import { evaluate, parse } from "@currawong/lake/query/groq";
import { collectMigrationMutations, type Migration, type RestrictedClient } from "@sanity/migrate";
import { SanityEncoder } from "@sanity/mutate";
import { Mutation as Patcher } from "@sanity/mutator";
import type { SanityDocument } from "@sanity/types";
import { type Difference, differences } from "../seed/differences.ts";
import { contentOf } from "../seed/record.ts";

/** A migration and the folder it is kept in, whose name orders it and is recorded when it is done. */
export type Step = { name: string; migration: Migration };

/** A mutation as the dataset takes it. */
export type EncodedMutation = ConstructorParameters<typeof Patcher>[0]["mutations"][number];

/** What a step does to one document. A document made has no `before`, one deleted no `after`. */
export type Change = {
  id: string;
  before?: SanityDocument;
  after?: SanityDocument;
  mutations: EncodedMutation[];
  fields: Difference[];
};

/**
 * Runs one migration over documents in memory and says what it would change. The definitions are
 * Sanity's own; its runner is not used, because it can write to its hosted service only, and
 * because here each batch is also recorded and never overwrites a concurrent edit.
 * @throws what the migration throws, naming the migration
 */
export async function planStep(
  documents: readonly SanityDocument[],
  { name, migration }: Step,
  client: RestrictedClient,
): Promise<Change[]> {
  const chosen = await select(documents, migration);
  const byId = new Map(documents.map((document) => [document._id, document]));
  const find = (id: string) => byId.get(id);
  const context = {
    client,
    dryRun: true,
    filtered: {
      // A caller names the type it expects, as with Sanity's own context.
      getDocument: async <T extends SanityDocument>(id: string) => find(id) as T | undefined,
      getDocuments: async <T extends SanityDocument>(ids: string[]) =>
        ids.flatMap((id) => (find(id) as T | undefined) ?? []),
    },
  };
  const mutations = new Map<string, EncodedMutation[]>();
  try {
    const collected = collectMigrationMutations(migration, () => each(chosen), context);
    for await (const batch of collected) {
      for (const mutation of [batch].flat()) {
        const encoded = encode("mutations" in mutation ? mutation.mutations : [mutation]);
        for (const one of encoded) {
          const id = idOf(one);
          mutations.set(id, [...(mutations.get(id) ?? []), one]);
        }
      }
    }
  } catch (error) {
    throw new Error(`Migration ${name}: ${error instanceof Error ? error.message : error}`, {
      cause: error,
    });
  }
  return [...mutations].map(([id, list]) => changeOf(id, byId.get(id), list));
}

/** The documents after some of them changed. */
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

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

async function select(documents: readonly SanityDocument[], migration: Migration) {
  const { documentTypes: types, filter } = migration;
  const ofType = documents.filter(({ _type }) => !types || types.includes(_type));
  if (!filter) return ofType;
  const found = await evaluate(parse(`*[${filter}]`), { dataset: ofType, params: {} });
  // A filter without a projection gives whole documents.
  return found as SanityDocument[];
}

/** Sanity's encoder, whose type of mutations is wider than what the migration package makes. */
function encode(mutations: readonly unknown[]): EncodedMutation[] {
  return SanityEncoder.encodeAll(
    mutations as Parameters<typeof SanityEncoder.encodeAll>[0],
  ) as EncodedMutation[];
}

function idOf({
  create,
  createIfNotExists,
  createOrReplace,
  delete: gone,
  patch,
}: EncodedMutation) {
  const target = patch ?? gone;
  const id = target && "id" in target ? target.id : undefined;
  const document = create ?? createIfNotExists ?? createOrReplace;
  const found = id ?? document?._id;
  if (found) return found;
  throw new Error("every mutation must name the id of one document.");
}

function changeOf(id: string, before: SanityDocument | undefined, mutations: EncodedMutation[]) {
  const result = new Patcher({ mutations }).apply(before ?? null);
  // What a mutation makes of a document is a document.
  const after = (result ?? undefined) as SanityDocument | undefined;
  const fields = differences(before && contentOf(before), after && contentOf(after));
  return { id, before, after, mutations, fields };
}
