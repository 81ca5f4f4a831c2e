import { LINKABLE_TYPES } from "@currawong/schemas/linkable";
import { type Addressable, addressesOf } from "@currawong/schemas/paths";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { defineLocaleResourceBundle } from "sanity";
import {
  type DocumentLocationResolvers,
  type DocumentLocationsState,
  defineLocations,
} from "sanity/presentation";

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

/**
 * The line above a form counts the document’s own pages. What other pages show of it is for “Where it
 * appears” to say, and for the line not to contradict.
 */
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

const withPages = LINKABLE_TYPES.map((type) => [
  type,
  defineLocations({
    select: SELECTED,
    // The names are those selected above; each value is what the document holds there.
    resolve: (selected) => locationsOf(type, (selected ?? {}) as Selected),
  }),
]);

const EVERY_PAGE = new Set(["navigation", "siteSettings"]);

/** Where a document is shown that has no page of its own. */
const withoutPage = (type: string): DocumentLocationsState =>
  EVERY_PAGE.has(type)
    ? { message: "Every page of the site shows it.", tone: "caution" }
    : { message: NO_PAGE };

/** Where each type of document appears, for the line above its form. */
export const locations: DocumentLocationResolvers = {
  ...Object.fromEntries(PUBLIC_TYPES.map((type) => [type, defineLocations(withoutPage(type))])),
  ...Object.fromEntries(withPages),
};
