import * as fragments from "./queries/fragments.ts";
import { hireCategoryEntry, roleCard } from "./queries/hire.ts";
import * as pages from "./queries/pages.ts";
import * as services from "./queries/services.ts";
import * as writing from "./queries/writing.ts";

/**
 * A view is the part of a document that one kind of place shows: its card, its page, its link.
 * Every projection of a document is a view and says so in its result (`_id`, `_view`), so a cached
 * result tells which parts of which documents it was made of, and a change of a document can be
 * traced to exactly the results that show the changed part.
 *
 * `order` is what decides whether and where a document stands in a list of its type; `address` is
 * what decides at which addresses documents answer.
 */
type TypeViews = { order?: string; address?: string; views: Record<string, string> };

const address = fragments.addressFields;

/** What any page is in a menu. */
const linked = { link: fragments.link, "menu-rate": fragments.menuRate };

/** What any page made of blocks is there, and at its own address. */
const composed = { ...linked, page: pages.composedPage };

const offers = { "offer-home": fragments.homeOffer };

/** Every view of every type, by the name its projection carries. */
export const VIEWS: Record<string, TypeViews> = {
  service: {
    address,
    order: `"group": group._ref, order, hasDetailPage`,
    views: {
      ...offers,
      ...linked,
      offer: fragments.offer,
      "card-catalogue": fragments.serviceCardCatalogue,
      "card-section": fragments.serviceCardSection,
      "rate-line": fragments.rateLine,
      "sample-offer": pages.sampleOffer,
      "starting-price": fragments.startingPriceView,
      "place-prices": fragments.placePricesView,
      page: services.servicePage,
      landing: services.landingPage,
    },
  },
  serviceGroup: {
    order: `order`,
    address: `"section": section._ref`,
    views: {
      ...offers,
      "starting-price": fragments.startingPriceView,
      label: services.groupLabel,
      entry: services.serviceGroupEntry,
    },
  },
  hireCategory: { order: `order`, views: { entry: hireCategoryEntry } },
  role: {
    order: `"category": category._ref, order`,
    views: { card: roleCard, "starting-price": fragments.startingPriceView },
  },
  packageSet: { views: { packages: fragments.packageSet, ...fragments.packagePriceViews } },
  platformPage: { address, views: { ...composed, card: fragments.platformCard } },
  designPage: { address, views: { ...composed, card: fragments.designCard } },
  sectionPage: {
    address,
    views: {
      ...offers,
      ...composed,
      "rate-line": fragments.rateLine,
      needs: fragments.needsOf,
      "starting-price": fragments.startingPriceView,
    },
  },
  homePage: { address, views: composed },
  aboutPage: { address, views: composed },
  contactPage: { address, views: { ...composed, "rate-line": fragments.rateLine } },
  page: { address, views: { ...composed, "rate-line": fragments.rateLine } },
  article: {
    address,
    order: `publishedAt`,
    views: { ...linked, card: fragments.articleCard, page: writing.articlePage },
  },
  articleCategory: { views: { label: fragments.categoryLabel } },
  project: { order: `order`, views: { card: writing.project } },
  seoPreset: { order: `key`, views: { preset: fragments.preset } },
  siteSettings: {
    views: {
      agency: pages.agency,
      claims: pages.claims,
      contact: pages.contactSettings,
      badges: pages.badges,
      "shared-rating": pages.sharedRating,
      regions: pages.regions,
      "enquiry-notes": pages.enquiryNotes,
    },
  },
  navigation: {
    views: { menu: pages.menu, "menu-rates": pages.menuRates, suggestions: pages.suggestions },
  },
};

/** The types whose documents the site shows. A change of any other type changes no page. */
export const PUBLIC_TYPES = Object.keys(VIEWS);
