import { addressableOf } from "@currawong/schemas/addressable-of";
import { listPageAt } from "@currawong/schemas/paging";
import { lookupOf, pathOf } from "@currawong/schemas/paths";
import { topLevel } from "@currawong/schemas/queries/addresses";
import { getTypeEntry, isPageType, TYPE_NAMES } from "@currawong/schemas/types";
import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import type { SanityDocumentLike } from "sanity";
import {
  type DocumentLocationResolvers,
  type DocumentResolver,
  defineDocuments,
  defineLocations,
  presentationTool,
} from "sanity/presentation";

/**
 * The page beside the form: it shows drafts while they are edited, and a click on a part opens its field.
 * The Studio authenticates to the site with a secret (`docs/preview.md`).
 */
export const presentation = (siteUrl: string) =>
  presentationTool({
    title: "Preview",
    icon: EyeOpenIcon,
    allowOrigins: [siteUrl],
    previewUrl: { initial: siteUrl, previewMode: { enable: "/api/draft/enable" } },
    resolve: { locations, mainDocuments },
  });

const NO_PAGE = "It has no page of its own: other pages show it.";

/**
 * What the line above a form says of a document without a page. Where it has one, or says itself where it is shown,
 * there is none: “Where it appears” lists all pages, and a form begins a line higher.
 */
const locations: DocumentLocationResolvers = Object.fromEntries(
  TYPE_NAMES.filter((type) => !isPageType(type) && !getTypeEntry(type)?.onSections).map((type) => [
    type,
    defineLocations({
      message: getTypeEntry(type)?.onEveryPage ? "Every page of the site shows it." : NO_PAGE,
    }),
  ]),
);

type Filter = { filter: string; params: Record<string, string> };

/** A filter for the document whose page has this path; undefined if no document can have it. */
export function documentAt(path: string): Filter | undefined {
  // Further pages of a list belong to the list’s document.
  const lookup = lookupOf(listPageAt(path)?.list ?? path);
  if (!lookup) return undefined;
  const { type, slug } = lookup;
  if (!slug) return { filter: "_type == $type", params: { type } };
  if (type !== "topLevel") {
    return { filter: "_type == $type && slug.current == $slug", params: { type, slug } };
  }
  return { filter: topLevel, params: { slug } };
}

/** Finds the document to open beside each page. */
const mainDocuments: DocumentResolver[] = defineDocuments([
  {
    route: ["/", "/:a", "/:a/:b", "/:a/:b/:c", "/:a/:b/:c/:d/:e"],
    resolve: ({ path }) => documentAt(path),
  },
]);

/** The public address of a document's page, for the Studio's “Open preview”; undefined if it has none. */
export function pageAddress(siteUrl: string, document: SanityDocumentLike): string | undefined {
  const path = pathOf(addressableOf(document));
  return path === null ? undefined : `${siteUrl}${path}`;
}
