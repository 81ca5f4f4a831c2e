import { addressableOf } from "@currawong/schemas/addressable-of";
import { listPageAt } from "@currawong/schemas/paging";
import { type Addressable, addressesOf, lookupOf, pathOf } from "@currawong/schemas/paths";
import { topLevel } from "@currawong/schemas/queries/addresses";
import { getTypeEntry, PAGE_TYPES, TYPE_NAMES } from "@currawong/schemas/types";
import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { defineLocaleResourceBundle, type SanityDocumentLike } from "sanity";
import {
  type DocumentLocationResolvers,
  type DocumentLocationsState,
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

/** The fields that `addressesOf` needs, and the titles of the pages. */
const SELECTED = {
  title: "title",
  slug: "slug.current",
  hasDetailPage: "hasDetailPage",
  landingSlug: "landing.slug.current",
  landingTitle: "landing.title",
};

type Fields = Omit<Addressable, "_type"> & { title?: string; landingTitle?: string };

const NO_PAGE = "It has no page of its own: other pages show it.";
const ON_SECTIONS = "The pages of the sections ticked below show it; with none ticked, all pages.";
const NO_ADDRESS = "It has no page yet: give it an address.";

/** The line above a form counts the document’s own pages; “Where it appears” lists all others. */
export const locationWords = defineLocaleResourceBundle({
  locale: "en-US",
  namespace: "presentation",
  resources: {
    "locations-banner.locations-count_one": "Its own page",
    "locations-banner.locations-count_other": "Its {{count}} own pages",
    // The site enforces this (`web/src/preview/shared-link.ts`).
    "share-preview-menu.toggle-button.label_second-line":
      "for 7 days, with anyone who has the link",
    "share-preview-menu.toggle-button.tooltip_disable":
      "Stop sharing: no link shows drafts any more",
  },
});

/** The pages of a document with their titles, the canonical one first. */
export function locationsOf(type: string, selected: Fields): DocumentLocationsState {
  const { pages } = addressesOf({ ...selected, _type: type });
  if (pages.length === 0) {
    return { message: selected.hasDetailPage === false ? NO_PAGE : NO_ADDRESS };
  }
  return {
    locations: pages.map((href) => ({
      href,
      title: (href === `/${selected.landingSlug}` ? selected.landingTitle : selected.title) || href,
    })),
  };
}

/** The message for a document type that has no pages. */
function withoutPage(type: string): DocumentLocationsState {
  const { onEveryPage, onSections } = getTypeEntry(type) ?? {};
  if (onEveryPage) return { message: "Every page of the site shows it." };
  return { message: onSections ? ON_SECTIONS : NO_PAGE };
}

/** Where each type of document appears, for the line above its form. */
const locations: DocumentLocationResolvers = {
  ...Object.fromEntries(TYPE_NAMES.map((type) => [type, defineLocations(withoutPage(type))])),
  ...Object.fromEntries(
    PAGE_TYPES.map((type) => {
      // Sanity returns the fields named in `SELECTED`.
      const resolve = (selected: object | null) => locationsOf(type, (selected ?? {}) as Fields);
      return [type, defineLocations({ select: SELECTED, resolve })];
    }),
  ),
};

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
