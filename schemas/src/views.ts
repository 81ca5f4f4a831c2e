import * as fragments from "./queries/fragments.ts";
import { hireCategoryEntry, roleCard } from "./queries/hire.ts";
import * as pages from "./queries/pages.ts";
import * as services from "./queries/services.ts";
import * as writing from "./queries/writing.ts";

/**
 * A view is the part of a document that one kind of place shows: its card, its page, its link.
 * Every projection of a document is a view and records itself in the result (`_id`, `_view`), so a
 * cached result shows which parts of which documents it depends on, and a change to a document can be
 * traced to exactly the results that show the changed part.
 *
 * `order` selects what decides whether and where a document appears in lists of its type; `address`
 * selects what decides the addresses of documents.
 */
type TypeViews = { order?: string; address?: string; views: Record<string, string> };

const address = fragments.addressFields;

/** The views of any page that a menu links to. */
const linkViews = { link: fragments.link, "menu-rate": fragments.menuRate };

/** The same for a page built from blocks, with the view of the page itself. */
const pageViews = { ...linkViews, page: pages.composedPage };

const offers = { "offer-home": fragments.homeOffer };

/** The views of every document whose prices a text may name (`QUOTABLE_TYPES`), whichever it names. */
const quotedViews = {
  "starting-price": fragments.startingPriceView,
  "listed-prices": fragments.listedPricesView,
};

/** All views of every type, by the `_view` name in their projection. */
export const VIEWS: Record<string, TypeViews> = {
  service: {
    address,
    order: `"group": group._ref, order, hasDetailPage`,
    views: {
      ...offers,
      ...linkViews,
      offer: fragments.offer,
      "card-catalogue": fragments.serviceCardCatalogue,
      "card-section": fragments.serviceCardSection,
      "rate-line": fragments.rateLine,
      "sample-offer": pages.sampleOffer,
      ...quotedViews,
      page: services.servicePage,
      landing: services.landingPage,
    },
  },
  serviceGroup: {
    order: `order`,
    address: `"section": section._ref`,
    views: {
      ...offers,
      ...quotedViews,
      label: services.groupLabel,
      entry: services.serviceGroupEntry,
    },
  },
  hireCategory: { order: `order`, views: { entry: hireCategoryEntry } },
  role: {
    order: `"category": category._ref, order`,
    views: { card: roleCard, ...quotedViews },
  },
  packageSet: { views: { packages: fragments.packageSet, ...quotedViews } },
  platformPage: { address, views: { ...pageViews, card: fragments.platformCard } },
  designPage: { address, views: { ...pageViews, card: fragments.designCard } },
  sectionPage: {
    address,
    views: {
      ...offers,
      ...pageViews,
      "rate-line": fragments.rateLine,
      needs: fragments.needsOf,
      ...quotedViews,
    },
  },
  homePage: { address, views: pageViews },
  aboutPage: { address, views: pageViews },
  contactPage: { address, views: { ...pageViews, "rate-line": fragments.rateLine } },
  page: { address, views: { ...pageViews, "rate-line": fragments.rateLine } },
  article: {
    address,
    order: `publishedAt`,
    views: { ...linkViews, card: fragments.articleCard, page: writing.articlePage },
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
