import type { SearchSubject } from "@currawong/schemas/search-metadata";
import type { Block } from "@/model/block";
import type { Crumb } from "@/model/crumb";
import type { PictureData } from "@/model/picture";
import type { PriceLine } from "@/model/price-line";

/** Where a page is edited: its document, and the paths of its fields. */
export type Source = {
  id: string;
  type: string;
  /** The list of its blocks. */
  sections: string;
  /** The parts of its frame, by the keys of their blocks. */
  frame: Readonly<Record<string, string>>;
};

/** A page, from which its HTML, structured data and picture are rendered. */
export type Page = {
  path: string;
  source: Source;
  title: string;
  description: string;
  /** The breadcrumb, this page included; the home page has none. */
  crumbs: readonly Crumb[];
  showsCrumbs?: boolean;
  pageType: "WebPage" | "AboutPage" | "ContactPage" | "CollectionPage";
  service?: { name: string; serviceType: string; image?: string | null };
  /** What its service costs on this page. */
  priceLine?: PriceLine;
  /** The first message of a chat from this page, if it is not the agency's greeting. */
  chatMessage?: string;
  /** The path of the `@id` of its main entity, where that is not the service. */
  mainEntity?: string;
  /** The category of the blog that it is the page of: its id, and the address of its first page. */
  category?: { id: string; path: string };
  /** Which page of a list it is, from 1. */
  number?: number;
  seo: (SearchSubject["seo"] & { noIndex: boolean | null; image: PictureData }) | null;
  preset: SearchSubject["preset"];
  blocks: readonly Block[];
};
