import { isRecord } from "../documents.ts";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";

/** Concurrent writes may change what the query finds; it is then run again. */
const ATTEMPTS = 5;

/** The ids selected by each mutation with a `{query, params}`, by its index in the request. */
type Selections = ReadonlyMap<number, readonly string[]>;

/**
 * Finds the documents that a request's mutations select by queries. The queries run on worker threads
 * before the transaction, so that they do not block other writes.
 */
export async function selectDocuments(
  lake: LakeServices,
  identity: Identity,
  mutations: readonly unknown[],
): Promise<Selections> {
  for (let attempt = 1; ; attempt++) {
    const sequence = lake.store.log.last();
    const selections = new Map<number, string[]>();
    for (const [index, mutation] of mutations.entries()) {
      const selector = selectorOf(mutation);
      if (selector) selections.set(index, await idsOf(lake, identity, selector));
    }
    if (selections.size === 0 || attempt === ATTEMPTS || sequence === lake.store.log.last()) {
      return selections;
    }
  }
}

interface Selector {
  readonly query: string;
  readonly params: Readonly<Record<string, unknown>>;
}

function selectorOf(mutation: unknown): Selector | undefined {
  const body = isRecord(mutation) ? (mutation.patch ?? mutation.delete) : undefined;
  if (!isRecord(body)) return undefined;
  const { id, query, params = {} } = body;
  if (typeof id === "string" || Array.isArray(id)) return undefined;
  return typeof query === "string" && isRecord(params) ? { query, params } : undefined;
}

async function idsOf(
  { queries, projectId, dataset }: LakeServices,
  identity: Identity,
  { query, params }: Selector,
): Promise<string[]> {
  const request = { query, params, view: "raw", identity: identity.id, origin: "" } as const;
  const body = await queries.run({ ...request, projectId, dataset });
  const { result }: { result: unknown } = JSON.parse(new TextDecoder().decode(body));
  return [result]
    .flat()
    .flatMap((item) => (isRecord(item) && typeof item._id === "string" ? [item._id] : []));
}
