/** Where the Studio's structure lists documents of a type. */
export type StudioPlace = "Services" | "Hire" | "Blog" | "Portfolio" | "Pages" | "Search" | "Site";

/** What a search result is labelled as. */
export type SearchKind = "Service" | "Role" | "Article" | "Blog" | "Page";

/** The pages of a type's documents. */
export type PageEntry = (
  | { /** The address of the only document. */ path: `/${string}`; prefix?: undefined }
  | { /** What the slug is appended to: `/blog/`. */ prefix: `/${string}`; path?: undefined }
) & {
  /** Whether editors compose it from blocks (`web/src/page/families.ts`). Other pages have a query of their own. */
  isComposed: boolean;
  /** Whether its documents may have a second page at a top-level address. */
  hasLanding?: true;
};

/** The pages of a type, and how the search labels its documents; `null` if it does not list them. */
type Publication =
  | { page: PageEntry; search: SearchKind | null }
  | { page?: null; search?: SearchKind | null };

/** Everything the project knows about a document type besides its fields and its page. */
export type TypeEntry = Publication & {
  /** The name of its list in the Studio, or of its only document. */
  title: string;
  /** The name of an icon of `@sanity/icons`, which the Studio checks. */
  icon: string;
  studio: StudioPlace;
  /** Whether there is one, with the type as its id; a fixed set, such as the sections; or any number, by default. */
  documents?: "one" | "fixed";
  /** The reference by which the Studio groups its documents. */
  group?: { field: "group" | "category"; type: string };
  /** The reference to the document whose page shows it too. */
  parent?: { field: "article"; type: string };
  /** Whether a text may name its documents' prices. */
  isQuotable?: true;
  /** Whether a card of the home page can offer its documents. */
  hasOffer?: true;
  /**
   * The fields that decide whether a document appears in lists of its type: `_type` if it always does. A type without
   * them has no lists.
   */
  order?: readonly string[];
  /** The page that has a line for each document, for documents without a page of their own. */
  linesAt?: `/${string}`;
  /** Whether only administrators change its documents, because they affect the whole site. */
  administratorsOnly?: true;
};
