import { isRecord, type LakeDocument } from "../documents.ts";
import { runQuery } from "../query/engine.ts";
import type { LakeServices } from "../services.ts";
import type { Identity } from "../store/identity.ts";
import type { DraftTransaction } from "./draft-transaction.ts";
import { Failure } from "./failure.ts";

/** What a mutation did to a document. */
export interface MutationResult {
  readonly id: string;
  readonly operation: "create" | "update" | "delete" | "none";
  readonly document: LakeDocument | null;
}

/** Performs one mutation of a request within a transaction. Throws Failure. */
export function performMutation(
  lake: LakeServices,
  transaction: DraftTransaction,
  identity: Identity,
  mutation: unknown,
): MutationResult[] {
  if (!isRecord(mutation)) throw Failure.invalid("A mutation must be an object");
  const [kind, ...more] = Object.keys(mutation);
  if (kind === undefined || more.length > 0) {
    throw Failure.invalid("A mutation must have exactly one operation, such as create or patch");
  }
  const body = mutation[kind];
  switch (kind) {
    case "create":
    case "createOrReplace":
    case "createIfNotExists":
      return [create(transaction, kind, body)];
    case "delete":
      return select(lake, identity, "delete", body).map((id) => remove(transaction, id, body));
    case "patch":
      return select(lake, identity, "patch", body).map((id) => patch(transaction, id, body));
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

function remove(transaction: DraftTransaction, id: string, body: unknown): MutationResult {
  const document = transaction.get(id);
  checkRevision(id, document, body);
  if (!document) return { id, operation: "none", document: null };
  transaction.delete(id);
  return { id, operation: "delete", document };
}

function patch(transaction: DraftTransaction, id: string, body: unknown): MutationResult {
  const existing = transaction.get(id);
  if (!existing) throw Failure.notFound(id);
  checkRevision(id, existing, body);
  const document = transaction.patch(id, isRecord(body) ? body : {});
  return { id, operation: "update", document };
}

function checkRevision(id: string, document: LakeDocument | null, body: unknown): void {
  const expected = isRecord(body) ? body.ifRevisionID : undefined;
  if (typeof expected === "string" && document?._rev !== expected) {
    throw Failure.revision(id, document?._rev ?? null, expected);
  }
}

/** The ids that a `{id}`, `{id: [...]}` or `{query, params}` selects. */
function select(lake: LakeServices, identity: Identity, kind: string, body: unknown): string[] {
  if (isRecord(body)) {
    const { id, query, params = {} } = body;
    if (typeof id === "string") return [id];
    if (Array.isArray(id)) return id.filter((item) => typeof item === "string");
    if (typeof query === "string" && isRecord(params)) {
      const { result } = runQuery(lake, lake.store.views.raw, query, params, identity);
      const found = Array.isArray(result) ? result : [result];
      return found.flatMap((item) =>
        isRecord(item) && typeof item._id === "string" ? [item._id] : [],
      );
    }
  }
  throw Failure.invalid(`"${kind}" needs an "id" or a "query"`);
}
