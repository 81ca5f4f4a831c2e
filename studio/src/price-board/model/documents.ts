import { PRICED_TYPES } from "@currawong/schemas/price-fields";
import type { SanityClient } from "@sanity/client";

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

/** Every version that is or will be published, but for what marks that a document leaves the site. */
const FILTER = `_type in $types && _system.delete != true`;

const DOCUMENTS_QUERY = `*[${FILTER}] | order(_id asc) ${PROJECTION}`;

/** Some documents by their ids, and all that is in a release: a query finds no versions by published id. */
export const SOME_QUERY = `*[${FILTER} && (_id in $ids || _id in path("versions.**"))] ${PROJECTION}`;

export const TYPES = [...PRICED_TYPES.keys()];

/** Reads every document that has a price, in every version. */
export const readPriced = (client: SanityClient): Promise<PricedDocument[]> =>
  client.fetch(DOCUMENTS_QUERY, { types: TYPES });
