import { isRecord } from "../documents.ts";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";

/** Who writes at the same time may change what was found; then it is looked for again. */
const ATTEMPTS = 5;

/** By the index of a mutation that says `{query, params}`, the ids of the documents it means. */
export type Selections = ReadonlyMap<number, readonly string[]>;

/**
 * Finds the documents that a request's mutations select by queries. The queries run on threads of
 * their own, before the transaction: nobody who writes waits for them.
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
