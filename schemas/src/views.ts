import * as fragments from "./queries/fragments.ts";
import { hireCategoryEntry, roleCard, roleOffer } from "./queries/hire.ts";
import * as pages from "./queries/pages.ts";
import * as services from "./queries/services.ts";
import * as writing from "./queries/writing.ts";

/**
 * A view is the part of a document that one kind of place shows: its card, its page, its link.
 * Every projection of a document is a view and says so in its result (`_id`, `_view`), so a cached
 * result tells which parts of which documents it was made of, and a change of a document can be
 * traced to exactly the results that show the changed part.
 *
 * `order` is what decides whether and where a document stands in a list of its type.
 */
export type TypeViews = { order: string; views: Record<string, string> };

const offers = { "offer-home": pages.homeOffer };

/** Every view of every type, by the name its projection carries. */
export const VIEWS: Record<string, TypeViews> = {
  service: {
    order: `"group": group._ref, order, hasDetailPage`,
    views: {
      ...offers,
      link: fragments.link,
      offer: roleOffer,
      "card-catalogue": fragments.serviceCardCatalogue,
      "card-section": fragments.serviceCardSection,
      "rate-line": fragments.rateLine,
      "sample-offer": pages.sampleOffer,
      page: services.servicePage,
      landing: services.landingPage,
    },
  },
  serviceGroup: {
    order: `order`,
    views: {
      ...offers,
      label: services.groupLabel,
      entry: services.serviceGroupEntry,
    },
  },
  hireCategory: { order: `order`, views: { entry: hireCategoryEntry } },
  role: { order: `"category": category._ref, order`, views: { card: roleCard } },
  packageSet: { order: `_type`, views: { packages: fragments.packageSet } },
  platformPage: {
    order: `_type`,
    views: { link: fragments.link, card: pages.platformCard, page: pages.platformPage },
  },
  designPage: {
    order: `_type`,
    views: { link: fragments.link, card: pages.designCard, page: pages.designPage },
  },
  sectionPage: {
    order: `_type`,
    views: { ...offers, link: fragments.link, page: pages.sectionPage },
  },
  homePage: { order: `_type`, views: { link: fragments.link, page: pages.homePage } },
  aboutPage: { order: `_type`, views: { link: fragments.link, page: pages.aboutPage } },
  contactPage: { order: `_type`, views: { link: fragments.link, page: pages.contactPage } },
  page: { order: `_type`, views: { link: fragments.link, page: pages.textPage } },
  article: {
    order: `publishedAt`,
    views: { link: fragments.link, card: fragments.articleCard, page: writing.articlePage },
  },
  articleCategory: { order: `_type`, views: { label: fragments.categoryLabel } },
  project: { order: `order`, views: { card: writing.project } },
  seoPreset: { order: `key`, views: { preset: fragments.preset } },
  siteSettings: {
    order: `_type`,
    views: { agency: pages.agency, claims: pages.claims, contact: pages.contactSettings },
  },
  navigation: { order: `_type`, views: { menu: pages.menu } },
};

/** The types whose documents the site shows. A change of any other type changes no page. */
export const PUBLIC_TYPES = Object.keys(VIEWS);
