import { isRecord } from "@currawong/schemas/record";
import type { SanityDocument } from "@sanity/types";

/** The id that a reference names. */
export const refOf = (value: unknown) => (isRecord(value) ? value._ref : undefined);

/** All documents of a dataset, for a migration of one that depends on others. */
export async function collect(documents: AsyncIterable<SanityDocument>): Promise<SanityDocument[]> {
  const all: SanityDocument[] = [];
  for await (const document of documents) all.push(document);
  return all;
}
