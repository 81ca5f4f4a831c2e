import { isRecord, type LakeDocument } from "../documents.ts";
import { httpError } from "../errors.ts";
import { type RouteContext, route } from "../http/router.ts";
import { runQuery } from "../query/engine.ts";
import { ADMINISTRATOR } from "../store/identity.ts";
import { attempt, commit } from "./commit.ts";
import { DraftTransaction } from "./draft-transaction.ts";
import { Failure } from "./failure.ts";
import { transactionIdFrom } from "./ids.ts";

const MAX_BODY_BYTES = 32 * 1024 * 1024;

/** `/data/mutate`. */
export const mutateRoutes = [route("POST", "/data/mutate/:dataset", "grant", mutate)];

async function mutate(ctx: RouteContext): Promise<void> {
  const body = await ctx.readJson(MAX_BODY_BYTES);
  if (!isRecord(body) || !Array.isArray(body.mutations)) {
    throw httpError(400, 'The body must be a JSON object with an array "mutations"');
  }
  const flag = (name: string) => ctx.url.searchParams.get(name) === "true";
  const identity = ctx.identity ?? ADMINISTRATOR;
  const mutations = body.mutations.map((item) => withIds(ctx, item));
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

/** Replaces the query of a deletion or patch with the ids of the documents that match it now. */
function withIds(ctx: RouteContext, mutation: unknown): unknown {
  if (!isRecord(mutation)) return mutation;
  const [kind = ""] = Object.keys(mutation);
  const body = mutation[kind];
  if (!isRecord(body) || typeof body.query !== "string") return mutation;
  const { query, params = {}, ...rest } = body;
  if (!isRecord(params)) throw httpError(400, `The "params" of "${kind}" must be an object`);
  const request = { query, params, view: "raw", origin: "" } as const;
  const documents = [runQuery(ctx.lake.documents, request)].flat();
  return { [kind]: { ...rest, id: documents.map((document) => Object(document)._id) } };
}

function describe({ id, operation, document }: MutationResult, flag: (name: string) => boolean) {
  return {
    ...(flag("returnIds") || flag("returnDocuments") ? { id } : {}),
    operation,
    ...(flag("returnDocuments") && document ? { document } : {}),
  };
}

/** The result of a mutation for one document. */
interface MutationResult {
  readonly id: string;
  readonly operation: "create" | "update" | "delete" | "none";
  readonly document: LakeDocument | null;
}

/** Performs one mutation of a request within a transaction. Throws Failure. */
function performMutation(transaction: DraftTransaction, mutation: unknown): MutationResult[] {
  if (!isRecord(mutation)) throw Failure.invalid("A mutation must be an object");
  const [kind, ...rest] = Object.keys(mutation);
  if (kind === undefined || rest.length > 0) {
    throw Failure.invalid("A mutation must have exactly one operation, such as create or patch");
  }
  const body = mutation[kind];
  switch (kind) {
    case "create":
    case "createOrReplace":
    case "createIfNotExists":
      return [create(transaction, kind, body)];
    case "delete":
    case "patch": {
      const fields = isRecord(body) ? body : {};
      const perform = kind === "delete" ? remove : patch;
      return selectIds(kind, fields).map((id) => perform(transaction, id, fields));
    }
    default:
      throw Failure.invalid(`Unknown mutation "${kind}"`);
  }
}

function create(
  transaction: DraftTransaction,
  kind: "create" | "createOrReplace" | "createIfNotExists",
  body: unknown,
): MutationResult {
  const id = isRecord(body) && typeof body._id === "string" ? body._id : "";
  const existing = transaction.get(id);
  if (existing && kind === "create") throw Failure.exists(id);
  if (existing && kind === "createIfNotExists")
    return { id, operation: "none", document: existing };
  const document = transaction.write(kind, body);
  return { id: document._id, operation: existing ? "update" : "create", document };
}

type Fields = Readonly<Record<string, unknown>>;

function remove(transaction: DraftTransaction, id: string, fields: Fields): MutationResult {
  const document = transaction.get(id);
  transaction.requireRevision(id, fields.ifRevisionID);
  if (!document) return { id, operation: "none", document: null };
  transaction.delete(id);
  return { id, operation: "delete", document };
}

function patch(transaction: DraftTransaction, id: string, fields: Fields): MutationResult {
  transaction.existing(id);
  transaction.requireRevision(id, fields.ifRevisionID);
  return { id, operation: "update", document: transaction.patch(id, fields) };
}

/** The ids in `{id}` or `{id: [...]}`; those of a query were found before. */
function selectIds(kind: string, { id }: Fields): string[] {
  if (typeof id === "string") return [id];
  if (Array.isArray(id)) return id.filter((item) => typeof item === "string");
  throw Failure.invalid(`"${kind}" needs an "id", an array of them or a "query"`);
}
