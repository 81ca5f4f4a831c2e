import { PRICED_TYPES } from "@currawong/schemas/price-fields";

/** A document as the board reads it: what prices it has and where it belongs, drafts included. */
export type PricedDocument = Readonly<{
  _id: string;
  _type: string;
  _rev: string;
  title?: string;
  belongsTo?: { title?: string; order?: number; _type?: string } | null;
  [field: string]: unknown;
}>;

const fields = new Set([...PRICED_TYPES.values()].flatMap((type) => type.fields));

/** Of each document, the fields that hold prices and those that say which: no text, no blocks. */
const PROJECTION = `{
  _id, _type, _rev, ${[...fields].join(", ")},
  "belongsTo": select(
    defined(group) => group->{ _type, title, order },
    defined(category) => category->{ _type, title, order }
  )
}`;

/** What the board listens to. Versions of a release are none of its business. */
export const FILTER = `_type in $types && !(_id in path("versions.**"))`;

export const DOCUMENTS_QUERY = `*[${FILTER}] | order(_id asc) ${PROJECTION}`;

/** The same of some documents, by their published ids: each as published and as a draft. */
export const SOME_QUERY = `*[${FILTER} && _id in $ids] ${PROJECTION}`;

export const TYPES = [...PRICED_TYPES.keys()];

const DRAFT = "drafts.";

/** The id a document has when published. */
export const publishedId = (id: string) => (id.startsWith(DRAFT) ? id.slice(DRAFT.length) : id);

/** The id of its draft. */
export const draftId = (id: string) => `${DRAFT}${id}`;

/** A document in the two versions it may have; at least one is there. */
export type Versions = { id: string; published?: PricedDocument; draft?: PricedDocument };

/** Puts what is published and its draft together, by published id. */
export function versionsOf(documents: readonly PricedDocument[]): Map<string, Versions> {
  const found = new Map<string, Versions>();
  for (const document of documents) {
    const id = publishedId(document._id);
    const kind = document._id === id ? "published" : "draft";
    found.set(id, { ...found.get(id), id, [kind]: document });
  }
  return found;
}
