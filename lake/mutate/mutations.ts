import { isRecord, type LakeDocument } from "../documents.ts";
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
  transaction: DraftTransaction,
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
      return selectIds(kind, body).map((id) => remove(transaction, id, body));
    case "patch":
      return selectIds(kind, body).map((id) => patch(transaction, id, body));
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
  transaction.requireRevision(id, expectedRevision(body));
  if (!document) return { id, operation: "none", document: null };
  transaction.delete(id);
  return { id, operation: "delete", document };
}

function patch(transaction: DraftTransaction, id: string, body: unknown): MutationResult {
  transaction.existing(id);
  transaction.requireRevision(id, expectedRevision(body));
  const document = transaction.patch(id, isRecord(body) ? body : {});
  return { id, operation: "update", document };
}

const expectedRevision = (body: unknown) => (isRecord(body) ? body.ifRevisionID : undefined);

/** The ids that a `{id}` or `{id: [...]}` selects. */
function selectIds(kind: string, body: unknown): string[] {
  if (isRecord(body) && typeof body.id === "string") return [body.id];
  if (isRecord(body) && Array.isArray(body.id)) {
    return body.id.filter((item) => typeof item === "string");
  }
  throw Failure.invalid(`"${kind}" needs an "id"`);
}
