import { DOCUMENT_TYPES } from "./document-types.ts";
import type { PageEntry, TypeEntry } from "./type-entry.ts";

type Table = typeof DOCUMENT_TYPES;

export type DocumentType = keyof Table;

/** The types whose entry has a property of this shape. */
type TypesWith<Shape> = {
  [Type in DocumentType]: Table[Type] extends Shape ? Type : never;
}[DocumentType];

/** The types whose documents have pages. */
export type PageType = TypesWith<{ page: PageEntry }>;

/** The types whose pages editors compose from blocks. */
export type ComposedType = TypesWith<{ page: { isComposed: true } }>;

const entries: ReadonlyMap<string, TypeEntry> = new Map(Object.entries(DOCUMENT_TYPES));

/** The entry of a type; undefined for a type that is no document's. */
export const getTypeEntry = (type: string): TypeEntry | undefined => entries.get(type);

/** The reference to the document whose page lists or shows documents of a type: their group, or their parent. */
export function membershipField(type: string): { field: string; type: string } | undefined {
  const { group, parent } = getTypeEntry(type) ?? {};
  return group ?? parent;
}

/** How documents of a type have pages; undefined if they have none. */
export const getPageEntry = (type: string): PageEntry | undefined =>
  entries.get(type)?.page ?? undefined;

/** The types that lists of the site sort, so that a list depends on which documents exist. */
export type ListedType = TypesWith<{ order: readonly [string, ...string[]] }>;

// The table's own keys.
export const TYPE_NAMES = [...entries.keys()] as readonly DocumentType[];

export const isPageType = (type: string): type is PageType => getPageEntry(type) !== undefined;

export const isComposedType = (type: string): type is ComposedType =>
  getPageEntry(type)?.isComposed === true;

export const isListedType = (type: string): type is ListedType =>
  (entries.get(type)?.order?.length ?? 0) > 0;

export const PAGE_TYPES: readonly PageType[] = TYPE_NAMES.filter(isPageType);

const namesWhere = (test: (entry: TypeEntry) => unknown): readonly DocumentType[] =>
  TYPE_NAMES.filter((type) => test(DOCUMENT_TYPES[type]));

/** Types whose prices a text may name. */
export const QUOTABLE_TYPES = namesWhere(({ isQuotable }) => isQuotable);

/** Types that cards of the home page can offer. */
export const OFFERED_TYPES = namesWhere(({ hasOffer }) => hasOffer);

/** Types with one document, whose id is its type. */
export const SINGLETON_TYPES = namesWhere(({ documents }) => documents === "one");

/** Types of a fixed set of documents, which editors can change but neither add nor remove. */
export const FIXED_TYPES = namesWhere(
  ({ documents }) => documents === "one" || documents === "fixed",
);

/** Types whose documents only administrators change. */
export const ADMINISTRATOR_TYPES = namesWhere(({ administratorsOnly }) => administratorsOnly);
