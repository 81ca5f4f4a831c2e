import { isRecord } from "@currawong/schemas/record";
import type { SanityClient } from "@sanity/client";
import { documentTitle, publishedId, type WholeDocument } from "../dataset/versions.ts";

/** A document without which the Content Lake lets another not leave. */
type Needing = { id: string; type: string; title: string };

/** Whether a value has a strong reference to a document. */
const needs = (value: unknown, id: string): boolean =>
  Array.isArray(value)
    ? value.some((item) => needs(item, id))
    : isRecord(value) &&
      ((value._ref === id && value._weak !== true) ||
        Object.values(value).some((field) => needs(field, id)));

const QUERY = `*[references($id) && !(_id in [$id, "drafts." + $id])]`;

/** The documents that need one, drafts and versions included: texts that name its price, members of a group. */
export async function documentsNeeding(client: SanityClient, id: string): Promise<Needing[]> {
  const found = await client.fetch<WholeDocument[]>(QUERY, { id }, { perspective: "raw" });
  const needing = found.filter((document) => needs(document, id));
  const byId = new Map(needing.map((document) => [publishedId(document._id), document]));
  return [...byId].map(([other, document]) => ({
    id: other,
    type: document._type,
    title: documentTitle(document) ?? other,
  }));
}
