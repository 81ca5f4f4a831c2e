import { DOCUMENT_TYPES } from "./document-types.ts";
import * as fragments from "./fragments.ts";
import { hireCategoryEntry, roleCard } from "./queries/hire.ts";
import * as pages from "./queries/pages.ts";
import * as quote from "./queries/quote.ts";
import * as services from "./queries/services.ts";
import * as writing from "./queries/writing.ts";
import * as texts from "./text-fragments.ts";
import type { TypeEntry } from "./type-entry.ts";
import { type ComposedType, type DocumentType, isComposedType, TYPE_NAMES } from "./types.ts";

/**
 * A view is the part of a document that one kind of place shows: its card, its page, its link.
 * Every projection of a document is a view and records itself in the result (`_id`, `_view`), so a
 * cached result shows which parts of which documents it depends on, and a change to a document can be
 * traced to exactly the results that show the changed part.
 *
 * `order` selects what decides whether and where a document appears in lists of its type; `address`
 * selects what decides the addresses of documents.
 */
type TypeViews = { order?: string; address?: string; views: Views };

type Views = Record<string, string>;

/** The views of any page, because menus, texts and blocks may link to it. */
const LINK_VIEWS = {
  link: fragments.link,
  "menu-rate": fragments.menuRate,
  "rate-line": fragments.rateLine,
};

/** The views of any document whose prices a text may name, whichever it names. */
const QUOTED_VIEWS = {
  "starting-price": texts.startingPriceView,
  "listed-prices": texts.listedPricesView,
};

/** The views of each type, by the `_view` name in their projection, beside those that all pages share. */
const OWN_VIEWS: Record<Exclude<DocumentType, ComposedType>, Views> &
  Partial<Record<ComposedType, Views>> = {
  service: {
    offer: fragments.offer,
    "offer-template": fragments.serviceTemplateOffer,
    "card-catalogue": fragments.serviceCardCatalogue,
    "card-section": fragments.serviceCardSection,
    "sample-offer": pages.sampleOffer,
    "quote-line": quote.quotedService,
    page: services.servicePage,
    landing: services.landingPage,
  },
  serviceGroup: { label: services.groupLabel, entry: services.serviceGroupEntry },
  hireCategory: { entry: hireCategoryEntry, terms: quote.hireTerms },
  role: { card: roleCard, "quote-line": quote.quotedRole },
  packageSet: { packages: fragments.packageSet, "quote-line": quote.quotedPackages },
  platformPage: { card: fragments.platformCard },
  designPage: { card: fragments.designCard },
  sectionPage: {},
  article: { card: fragments.articleCard, page: writing.articlePage },
  articleCategory: { label: fragments.categoryLabel },
  project: { card: fragments.project },
  seoPreset: { preset: fragments.preset },
  siteSettings: {
    agency: pages.agency,
    announcement: pages.announcement,
    claims: pages.claims,
    contact: pages.contactSettings,
    badges: pages.badges,
    "shared-rating": pages.sharedRating,
    regions: pages.regions,
    "enquiry-notes": pages.enquiryNotes,
  },
  navigation: { menu: pages.menu, "menu-rates": pages.menuRates, suggestions: pages.suggestions },
};

/** What decides where documents of a type are listed: `"group": group._ref, hasDetailPage`. */
function getOrder({ order = [], group }: TypeEntry): string | undefined {
  const fields = order.map((name) => (name === group?.field ? `"${name}": ${name}._ref` : name));
  return fields.length > 0 ? fields.join(", ") : undefined;
}

function getViews(type: DocumentType): TypeViews {
  const entry: TypeEntry = DOCUMENT_TYPES[type];
  return {
    order: getOrder(entry),
    address: entry.page ? fragments.addressFields : OTHER_ADDRESSES[type],
    views: {
      ...(entry.hasOffer && { "offer-home": fragments.homeOffer }),
      ...(entry.isQuotable && QUOTED_VIEWS),
      ...(entry.page && LINK_VIEWS),
      ...(isComposedType(type) && { page: pages.composedPage }),
      ...OWN_VIEWS[type],
    },
  };
}

/** The parts of documents without a page that decide the addresses of others. */
const OTHER_ADDRESSES: Partial<Record<DocumentType, string>> = {
  serviceGroup: `"section": section._ref`,
};

/** All views of every type. */
export const VIEWS: Readonly<Record<string, TypeViews>> = Object.fromEntries(
  TYPE_NAMES.map((type) => [type, getViews(type)]),
);

/** The types whose documents the site shows. A change of any other type changes no page. */
export const PUBLIC_TYPES: readonly string[] = TYPE_NAMES;
