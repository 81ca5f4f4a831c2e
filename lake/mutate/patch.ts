import { Mutation } from "@sanity/mutator";
import type { LakeDocument } from "../documents.ts";
import { Failure } from "./failure.ts";

const OPERATIONS = ["set", "setIfMissing", "unset", "inc", "dec", "insert", "diffMatchPatch"];
const IMMUTABLE = ["_id", "_type", "_createdAt"] as const;

/**
 * Applies a patch's operations by Sanity's own library.
 * @param patch `set`, `setIfMissing`, `unset`, `inc`, `dec`, `insert`, `diffMatchPatch`.
 * @returns a new document; `before` is not changed.
 */
export function applyPatch(
  before: LakeDocument,
  patch: Readonly<Record<string, unknown>>,
): LakeDocument {
  const operations = Object.fromEntries(
    OPERATIONS.flatMap((name) => (patch[name] === undefined ? [] : [[name, patch[name]]])),
  );
  const after = apply(before, { ...operations, id: before._id });
  for (const attribute of IMMUTABLE) {
    if (after[attribute] !== before[attribute]) {
      throw Failure.invalid(`Cannot modify immutable attribute "${attribute}"`);
    }
  }
  return after;
}

function apply(before: LakeDocument, patch: { id: string }): LakeDocument {
  try {
    // A patch of an object with an id gives an object; its fixed attributes are checked above.
    return new Mutation({ mutations: [{ patch }] }).apply(before) as LakeDocument;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw Failure.invalid(`The patch cannot be applied to "${before._id}": ${reason}`);
  }
}
