import { defineQuery } from "groq";
import { facts, linkFields } from "../fragments.ts";

/** When the steps are that a page lists for an offer. */
const stepTimes = /* groq */ `
  "stepTimes": sections[_type == "steps" && isHidden != true].items[defined(when)].when{ from, to, unit }` as const;

/** A service as a line of a quote: its prices, and the facts of each. */
export const quotedService = /* groq */ `
  _id, "_view": "quote-line", ${linkFields}, title,
  "price": startingPrice, priceIncludes, "includes": features, ${facts}, ${stepTimes},
  placePrices[]{ place, price, scope, "includes": features, ${facts} },
  addOns[]{ _key, title, price }` as const;

/** What the roles of a category have in common. */
export const hireTerms = /* groq */ `_id, "_view": "terms", title, ${facts}` as const;

/** A role as a line of a quote. A role with a service has that service's price. */
export const quotedRole = /* groq */ `
  _id, "_view": "quote-line", _type, title, "price": startingPrice, "includes": features,
  service->{ ${quotedService} },
  category->{ ${hireTerms} }` as const;

/** The packages that can be lines of a quote. */
export const quotedPackages = /* groq */ `
  _id, "_view": "quote-line", _type, title, offerName, ${facts},
  packages[]{ _key, title, price, scope, includesPrevious, replaces, "includes": features, ${facts} }` as const;

/** A service that had this address: what a line's key was, before it was an id. */
const MOVED = /* groq */ `*[_type == "service" && "/services/" + $name in aliases]` as const;

/**
 * The document that a line of a quote names by its id. Links that were made earlier name a service by its slug, which it
 * may have lost since; nothing is found where another service has it now, because nobody knows which was meant.
 */
export const QUOTE_LINE_QUERY = defineQuery(`coalesce(
  *[_type == "service" && _id == $name][0]{ ${quotedService} },
  *[_type == "role" && _id == $name][0]{ ${quotedRole} },
  *[_type == "packageSet" && _id == $name][0]{ ${quotedPackages} },
  *[_type == "service" && slug.current == $name && count(${MOVED}) == 0][0]{ ${quotedService} },
  *[_type == "service" && "/services/" + $name in aliases
    && count(*[_type == "service" && slug.current == $name]) == 0][0]{ ${quotedService} }
)`);
