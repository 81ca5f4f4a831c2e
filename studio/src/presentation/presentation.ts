import { addressableOf } from "@currawong/schemas/addressable-of";
import { LINKABLE_TYPES } from "@currawong/schemas/linkable";
import { type Addressable, addressesOf, lookupOf, pathOf } from "@currawong/schemas/paths";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
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
 * The page beside the form: drafts as they are typed, and a click on a part of the page leads to its field.
 * The site lets the Studio in by a secret of its own (`docs/preview.md`).
 */
export const presentation = (siteUrl: string) =>
  presentationTool({
    title: "Preview",
    icon: EyeOpenIcon,
    allowOrigins: [siteUrl],
    previewUrl: { initial: siteUrl, previewMode: { enable: "/api/draft/enable" } },
    resolve: { locations, mainDocuments },
  });

/** What `addressesOf` needs of a document, and what it is called. */
const SELECTED = {
  title: "title",
  slug: "slug.current",
  hasDetailPage: "hasDetailPage",
  landingSlug: "landing.slug.current",
  landingTitle: "landing.title",
};

type Selected = Omit<Addressable, "_type"> & { title?: string; landingTitle?: string };

const NO_PAGE = "It has no page of its own: other pages show it.";
const NO_ADDRESS = "It has no page yet: give it an address.";

/** The line above a form counts the document’s own pages; “Where it appears” has all others. */
export const locationWords = defineLocaleResourceBundle({
  locale: "en-US",
  namespace: "presentation",
  resources: {
    "locations-banner.locations-count_one": "Its own page",
    "locations-banner.locations-count_other": "Its {{count}} own pages",
    // The site ends it (`web/src/preview/shared-link.ts`).
    "share-preview-menu.toggle-button.label_second-line":
      "for 7 days, with anyone who has the link",
    "share-preview-menu.toggle-button.tooltip_disable":
      "Stop sharing: no link shows drafts any more",
  },
});

/** The pages of a document, the canonical one first, each by its name. */
export function locationsOf(type: string, selected: Selected): DocumentLocationsState {
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

/** Where a document is shown that has no page of its own. */
const withoutPage = (type: string): DocumentLocationsState =>
  ["navigation", "siteSettings"].includes(type)
    ? { message: "Every page of the site shows it.", tone: "caution" }
    : { message: NO_PAGE };

/** Where each type of document appears, for the line above its form. */
const locations: DocumentLocationResolvers = {
  ...Object.fromEntries(PUBLIC_TYPES.map((type) => [type, defineLocations(withoutPage(type))])),
  ...Object.fromEntries(
    LINKABLE_TYPES.map((type) => {
      // The names are those selected; each value is what the document holds there.
      const resolve = (selected: object | null) => locationsOf(type, (selected ?? {}) as Selected);
      return [type, defineLocations({ select: SELECTED, resolve })];
    }),
  ),
};

/** Further pages of the blog are pages of the blog. */
const BLOG_PAGE = /^\/blog\/page\/\d+$/;

type Filter = { filter: string; params: Record<string, string> };

/** How to find the document whose page is at an address; undefined where no document has one. */
export function documentAt(path: string): Filter | undefined {
  const lookup = lookupOf(BLOG_PAGE.test(path) ? "/blog" : path);
  if (!lookup) return undefined;
  const { type, slug } = lookup;
  if (!slug) return { filter: "_type == $type", params: { type } };
  if (type !== "topLevel") {
    return { filter: "_type == $type && slug.current == $slug", params: { type, slug } };
  }
  return {
    filter: `(_type in ["sectionPage", "page"] && slug.current == $slug) || (_type == "service" && landing.slug.current == $slug)`,
    params: { slug },
  };
}

/** The document beside each page. */
const mainDocuments: DocumentResolver[] = defineDocuments([
  { route: ["/", "/:a", "/:a/:b", "/:a/:b/:c"], resolve: ({ path }) => documentAt(path) },
]);

/** The public address of a document's page, for the Studio's “Open preview”; undefined where it has none. */
export function pageAddress(siteUrl: string, document: SanityDocumentLike): string | undefined {
  const path = pathOf(addressableOf(document));
  return path === null ? undefined : `${siteUrl}${path}`;
}
