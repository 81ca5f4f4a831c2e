import { defineQuery } from "groq";
import { blocksView } from "../blocks.ts";
import {
  articleCard,
  link,
  linkFields,
  listed,
  menuRate,
  richFrame,
  seoFields,
  VISIBLE,
} from "../fragments.ts";
import { isComposedOnce, isComposedWithSlug, isUndatedPage } from "../types.generated.ts";

/** A page built from blocks, of any type. The fields of the rich frame are empty on all other pages. */
export const composedPage = /* groq */ `
  _id, "_view": "page", ${linkFields}, title,
  "description": coalesce(intro, description, ""),
  platform, ${richFrame},
  sections[]{ ${blocksView} },
  ${seoFields("seo")}` as const;

/**
 * The blocks of a page. This query is never run: it gives their type a name, which replaces the same
 * type in the results of all other queries (`name-blocks.ts`).
 */
export const BLOCKS_QUERY = defineQuery(
  `*[_type == "page"][0]{ sections[]{ ${blocksView} } }.sections`,
);

/** A page that exists once. Its id is its type. */
export const SINGLE_PAGE_QUERY = defineQuery(
  `*[${isComposedOnce} && _id == $type][0]{ ${composedPage} }`,
);

/** A page found by its type and slug. */
export const PAGE_QUERY = defineQuery(
  `*[${isComposedWithSlug} && _type == $type && slug.current == $slug][0]{ ${composedPage} }`,
);

export const claims = /* groq */ `
  _id, "_view": "claims",
  "claims": claims[0...4]{ _key, figure, label }` as const;

export const CLAIMS_QUERY = defineQuery(`*[_type == "siteSettings"][0]{ ${claims} }`);

export const badges = /* groq */ `
  _id, "_view": "badges",
  badges[]{ label, colour }` as const;

export const BADGES_QUERY = defineQuery(`*[_type == "siteSettings"][0]{ ${badges} }`);

/** The rating that roles and sections share. */
export const sharedRating = /* groq */ `
  _id, "_view": "shared-rating",
  defaultRating { rating, reviewCount }` as const;

export const SHARED_RATING_QUERY = defineQuery(`*[_type == "siteSettings"][0]{ ${sharedRating} }`);

export const contactSettings = /* groq */ `
  _id, "_view": "contact",
  hours[]{ _key, label, value }, "promise": promises.reply, "support": promises.support` as const;

export const CONTACT_QUERY = defineQuery(`*[_type == "siteSettings"][0]{ ${contactSettings} }`);

export const NEWEST_ARTICLES_QUERY = defineQuery(
  `*[_type == "article"] | order(publishedAt desc, _id asc)[0...3]{ ${articleCard} }`,
);

/** Links to pages that are there; `gone` has the others. */
const navigationLinks =
  /* groq */ `[defined(target->)]{ _key, label, landing, target->{ ${link} } }` as const;

export const menu = /* groq */ `
  _id, "_view": "menu", chatLabel,
  header[defined(target->)]{
    _key, label, target->{ ${link} },
    children${navigationLinks}, "gone": children[!defined(target->)].target._ref
  },
  "gone": header[!defined(target->)].target._ref,
  footer[]{
    _key, title, links${navigationLinks}, "gone": links[!defined(target->)].target._ref
  }` as const;

/** The service behind one of the sample offers. */
export const sampleOffer = /* groq */ `
  _id, "_view": "sample-offer", ${linkFields}, title, "price": startingPrice` as const;

/** What every page shows of the settings: header, footer and the structured business data. */
export const agency = /* groq */ `
  _id, "_view": "agency", name, shortName, description, cities, phone, whatsappNumber, email,
  hours[]{ _key, label, value }, assurances[]{ _key, label, value },
  chatGreeting,
  address { street, suburb, state, postcode, location { lat, lng } },
  openingHours { days, opens, closes },
  rating, reviewCount, abn, copyrightYear, priceRange, payments,
  "gone": offers[!defined(service->)].service._ref,
  offers[defined(service->)]{
    _key, name, validFrom, validThrough,
    service->{ ${sampleOffer} }
  }` as const;

/** The line above the header. */
export const announcement = /* groq */ `
  _id, "_view": "announcement", announcement{ text, "links": links${navigationLinks}[0...1] },
  "gone": announcement.links[!defined(target->)].target._ref` as const;

export const ANNOUNCEMENT_QUERY = defineQuery(`*[_type == "siteSettings"][0]{ ${announcement} }`);

/** What the search offers before anything is typed. */
export const suggestions = /* groq */ `
  _id, "_view": "suggestions",
  suggestions${navigationLinks}, "gone": suggestions[!defined(target->)].target._ref` as const;

/** The suggestions, with their pages as the search lists them and the roles without a service page. */
export const SUGGESTIONS_QUERY = defineQuery(`{
  "navigation": *[_type == "navigation"][0]{ ${suggestions} },
  "listed": *[_type == "navigation"][0].suggestions[defined(target->)].target->{ ${listed} },
  "roles": *[_type == "role" && !defined(service)] | order(_id asc){
    title,
    "summary": description,
    "keywords": features,
    searchPhrases,
    "price": startingPrice
  }
}`);

const answered =
  /* groq */ `[_type == "questions" && ${VISIBLE}].items[]{ question, answer, words }` as const;

/** What each page sells or is about, and the questions it answers; services first. */
export const ANSWERS_QUERY =
  defineQuery(`*[${isUndatedPage}] | order(_type == "service" desc, _id asc){
  ${listed},
  "questions": sections${answered},
  "landingQuestions": landing.sections${answered}
}`);

/** The pages in the dropdowns, with their prices. */
export const menuRates = /* groq */ `
  _id, "_view": "menu-rates",
  header[defined(target->)]{
    children[defined(target->)]{ landing, target->{ ${menuRate} } },
    "gone": children[!defined(target->)].target._ref
  }` as const;

/** What the menu shows once it is opened. Reads the list of services. */
export const MENU_RATES_QUERY = defineQuery(`{
  "navigation": *[_type == "navigation"][0]{ ${menuRates} },
  "serviceCount": count(*[_type == "service"])
}`);

/** The states and territories served, for the page that lists them. */
export const regions = /* groq */ `_id, "_view": "regions", regions` as const;

export const REGIONS_QUERY = defineQuery(`*[_type == "siteSettings"][0]{ ${regions} }`);

/** Notes beside quotes and forms: how soon we reply, what happens next and what happens to the details. */
export const enquiryNotes = /* groq */ `
  _id, "_view": "enquiry-notes", "quotePromise": promises.quote, nextSteps, newBuildsFrom,
  sampleQuote->{ ${link} }, "gone": select(!defined(sampleQuote->) => sampleQuote._ref),
  collectionNotice, chatNotice` as const;

export const ENQUIRY_NOTES_QUERY = defineQuery(`*[_type == "siteSettings"][0]{ ${enquiryNotes} }`);

export const LAYOUT_QUERY = defineQuery(`{
  "agency": *[_type == "siteSettings"][0]{ ${agency} },
  "navigation": *[_type == "navigation"][0]{ ${menu} }
}`);
