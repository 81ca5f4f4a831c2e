import type { ListedType } from "./types.ts";

/** Everything a page of the site may depend on, as the tags of its caches. */
export const tags = {
  /** One view of one document. */
  view: (id: string, view: string) => `${id}:${view}`,
  /** Whether a document is there, for what leads to it and was shown without it. */
  existence: (id: string) => `${id}:existence`,
  /** Which documents of a type exist, and their order. */
  list: (type: ListedType) => `list:${type}`,
  /** Which documents of a type a group has, such as the articles of a category, and their order. */
  members: (type: ListedType, group: string) => `members:${type}:${group}`,
  /** Which groups have documents of a type. */
  groups: (type: ListedType) => `groups:${type}`,
  /** The addresses of documents. */
  addresses: "addresses",
  /** Any change to any public document. */
  documents: "documents",
};

/** What the site’s cache knows: the pages that have each tag, and the number of all pages. */
export type PagesByTag = { pages: Readonly<Record<string, string[]>>; total: number };
