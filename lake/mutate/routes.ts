import { isRecord } from "../documents.ts";
import { httpError } from "../errors.ts";
import type { Route, RouteContext } from "../http/router.ts";
import { ADMINISTRATOR } from "../store/identity.ts";
import { attempt, commit } from "./commit.ts";
import { DraftTransaction } from "./draft-transaction.ts";
import { transactionIdFrom } from "./ids.ts";
import { type MutationResult, performMutation } from "./mutations.ts";

const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** `/data/mutate`. */
export const mutateRoutes: Route[] = [
  { method: "POST", pattern: "/data/mutate/:dataset", access: "grant", handle: mutate },
];

async function mutate(ctx: RouteContext): Promise<void> {
  const body = await ctx.readJson(MAX_BODY_BYTES);
  if (!isRecord(body) || !Array.isArray(body.mutations)) {
    throw httpError(400, 'The body must be a JSON object with an array "mutations"');
  }
  const flag = (name: string) => ctx.url.searchParams.get(name) === "true";
  const identity = ctx.identity ?? ADMINISTRATOR;
  const mutations = await Promise.all(body.mutations.map((one) => withIds(ctx, one)));
  const transaction = new DraftTransaction(
    ctx.lake.store,
    identity.id,
    transactionIdFrom(body.transactionId ?? ctx.url.searchParams.get("transactionId")),
  );
  const results = mutations.flatMap((mutation, index) =>
    attempt(index, "mutation", () => performMutation(transaction, mutation)),
  );
  commit(ctx.lake, identity, transaction, "mutation", flag("dryRun"));
  ctx.json(200, {
    transactionId: transaction.id,
    results: results.map((result) => describe(result, flag)),
  });
}

/** Presentation and the media library delete what a query finds: the same mutation, with the ids. */
async function withIds({ lake, identity, url }: RouteContext, mutation: unknown): Promise<unknown> {
  const { query, params = {} } = Object(Object(mutation).delete);
  if (typeof query !== "string" || !isRecord(params)) return mutation;
  const { projectId, dataset, queries } = lake;
  const who = { identity: identity?.id ?? null, origin: url.origin, projectId, dataset };
  const found = await queries.run({ query, params, view: "raw", ...who });
  const documents: unknown[] = [JSON.parse(new TextDecoder().decode(found)).result].flat();
  return { delete: { id: documents.map((document) => Object(document)._id) } };
}

function describe({ id, operation, document }: MutationResult, flag: (name: string) => boolean) {
  return {
    ...(flag("returnIds") || flag("returnDocuments") ? { id } : {}),
    operation,
    ...(flag("returnDocuments") && document ? { document } : {}),
  };
}
