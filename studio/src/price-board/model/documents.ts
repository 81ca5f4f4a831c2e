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

/** Every version that is or will be published, but for what marks that a document leaves the site. */
export const FILTER = `_type in $types && _system.delete != true`;

export const DOCUMENTS_QUERY = `*[${FILTER}] | order(_id asc) ${PROJECTION}`;

/** Some documents by their ids, and all that is in a release: a query finds no versions by published id. */
export const SOME_QUERY = `*[${FILTER} && (_id in $ids || _id in path("versions.**"))] ${PROJECTION}`;

export const TYPES = [...PRICED_TYPES.keys()];

const DRAFT = "drafts.";
const VERSION = /^versions\.([^.]+)\./;

/** The id a document has when published, by that of any of its versions. */
export const publishedId = (id: string) =>
  id.startsWith(DRAFT) ? id.slice(DRAFT.length) : id.replace(VERSION, "");

/** The name of the release that a version belongs to; none for a draft and what is published. */
export const releaseOf = (id: string): string | undefined => VERSION.exec(id)?.[1];

/** The id of its draft. */
export const draftId = (id: string) => `${DRAFT}${id}`;

/** A document in its versions; at least one is there. */
export type Versions<T extends { _id: string } = PricedDocument> = {
  id: string;
  published?: T;
  draft?: T;
  /** What releases hold of it, to be published at a time. */
  scheduled: readonly T[];
};

/** Puts the versions of each document together, by published id. */
export function versionsOf<T extends { _id: string }>(
  documents: readonly T[],
): Map<string, Versions<T>> {
  const found = new Map<string, Versions<T>>();
  for (const document of documents) {
    const id = publishedId(document._id);
    const known = found.get(id) ?? { id, scheduled: [] };
    const isScheduled = releaseOf(document._id) !== undefined;
    const kind = document._id === id ? "published" : "draft";
    found.set(
      id,
      isScheduled
        ? { ...known, scheduled: [...known.scheduled, document] }
        : { ...known, [kind]: document },
    );
  }
  return found;
}
