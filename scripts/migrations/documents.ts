import { withKeys } from "@currawong/content/keys";
import { isRecord } from "@currawong/schemas/record";
import type { SanityDocument } from "@sanity/types";

/** The id that a reference names. */
export const refOf = (value: unknown) => (isRecord(value) ? value._ref : undefined);

/** A list of references to documents, by which they can still be unpublished. */
export const weakReferences = (documents: readonly SanityDocument[]) =>
  withKeys(documents.map(({ _id }) => ({ _type: "reference", _ref: _id, _weak: true })));

/** All documents of a dataset, for a migration of one that depends on others. */
export async function collect(documents: AsyncIterable<SanityDocument>): Promise<SanityDocument[]> {
  const all: SanityDocument[] = [];
  for await (const document of documents) all.push(document);
  return all;
}
