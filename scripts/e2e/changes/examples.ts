import { documentTypeOf } from "@currawong/content/model";
import { isRecord } from "@currawong/schemas/record";

/** Returns a block's example with references to documents and pictures that exist. */
export function withExistingReferences(
  value: unknown,
  documents: readonly { _id: string; _type: string }[],
): unknown {
  if (Array.isArray(value)) return value.map((item) => withExistingReferences(item, documents));
  if (!isRecord(value)) return value;
  const { _ref: id } = value;
  if (typeof id === "string") {
    const type = id.startsWith("image-") ? "sanity.imageAsset" : documentTypeOf(id);
    const exists = documents.some(({ _id }) => _id === id);
    return { ...value, _ref: exists ? id : documents.find(({ _type }) => _type === type)?._id };
  }
  const fields = Object.entries(value).map(([name, item]) => [
    name,
    withExistingReferences(item, documents),
  ]);
  return Object.fromEntries(fields);
}
