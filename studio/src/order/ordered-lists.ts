import { VIEWS } from "@currawong/schemas/views";
import { versionsOf } from "../lake/versions.ts";
import { asOnSite, type Placed } from "./numbers.ts";

/** A document as these lists read it: where it stands, in what, and at which revision. */
export type OrderedDocument = Readonly<{
  _id: string;
  _type: string;
  _rev: string;
  title: string | null;
  order: number | null;
  /** The id of what it belongs to, where the list is of that. */
  within: string | null;
}>;

/** A document of a list, in its versions; at least the published one or its draft is there. */
export type Entry = Placed & {
  type: string;
  title: string;
  within: string | null;
  published?: OrderedDocument;
  draft?: OrderedDocument;
  /** What releases hold of it, to be published at a time. */
  scheduled: readonly OrderedDocument[];
};

/** A type that the site lists by number, and the field by which it tells one list from another. */
type OrderedType = { type: string; field?: string };

/** The field that `order` of a view reads a document's own group from: `"group": group._ref, order`. */
const FIELD = /"\w+":\s*(\w+)\._ref/;

/** Every type whose place in lists of the site is its number. Found in what the site watches of it. */
export const ORDERED_TYPES: readonly OrderedType[] = Object.entries(VIEWS).flatMap(
  ([type, { order }]) =>
    order && /(?:^|, )order\b/.test(order) ? [{ type, field: FIELD.exec(order)?.[1] }] : [],
);

/** What the lists of a type are called here. */
export const PLURALS: Readonly<Record<string, string>> = {
  service: "Services",
  serviceGroup: "Service groups",
  hireCategory: "Hire categories",
  role: "Roles",
  project: "Portfolio",
};

const FIELDS = [...new Set(ORDERED_TYPES.flatMap(({ field }) => field ?? []))];

export const ORDERED_QUERY = `*[_type in $types && _system.delete != true]{
  _id, _type, _rev, title, order, "within": coalesce(${FIELDS.map((field) => `${field}._ref`).join(", ")})
}`;

export const ORDERED_PARAMS = { types: ORDERED_TYPES.map(({ type }) => type) };

/** One list of the site, as it stands there. */
export type OrderedList = {
  /** Names the list: its type, and what it is of. */
  key: string;
  type: string;
  /** The title of what the documents belong to; none for a list of all of a type. */
  of: string | null;
  entries: readonly Entry[];
};

/** Documents in the versions they have, each once. What is published says where it stands. */
export function entriesOf(documents: readonly OrderedDocument[]): Entry[] {
  return [...versionsOf(documents).values()].flatMap(({ id, ...versions }) => {
    const shown = versions.published ?? versions.draft;
    if (!shown) return [];
    const { _type: type, order, within } = shown;
    // As the Studio's lists name it.
    const title = (versions.draft ?? shown).title ?? "Untitled";
    return [{ id, type, title, order, within, ...versions }];
  });
}

/** Every list that has something to order: first those of all of a type, then those within another. */
export function listsOf(documents: readonly OrderedDocument[]): OrderedList[] {
  const entries = asOnSite(entriesOf(documents));
  return ORDERED_TYPES.flatMap(({ type, field }): OrderedList[] => {
    const all = entries.filter((entry) => entry.type === type);
    if (!field) return [{ key: type, type, of: null, entries: all }];
    return entries.flatMap((holder) => {
      const within = all.filter(({ within }) => within === holder.id);
      const list = { key: `${type} ${holder.id}`, type, of: holder.title, entries: within };
      return within.length > 0 ? [list] : [];
    });
  }).filter((list) => list.entries.length > 1);
}
