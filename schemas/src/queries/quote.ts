import { defineQuery } from "groq";
import { linkFields } from "../fragments.ts";

/** A service as a line of a quote: its prices, and what its page says about the work. */
export const quotedService = /* groq */ `
  _id, "_view": "quote-line", ${linkFields}, title,
  "price": startingPrice, priceIncludes, placePrices[]{ place, price, scope }, risesWith,
  "notIncluded": sections[_type == "useCases" && heading match "not included"][0].items[].title,
  "steps": sections[_type == "steps" && heading match "timeline"][0].items[].title` as const;

/** What adds to the price of a category's roles. */
export const hireTerms = /* groq */ `_id, "_view": "terms", title, risesWith` as const;

/** A role as a line of a quote. A role with a service has that service's price. */
export const quotedRole = /* groq */ `
  _id, "_view": "quote-line", _type, title, "price": startingPrice,
  service->{ ${quotedService} },
  category->{ ${hireTerms} }` as const;

/** The packages that can be lines of a quote. */
export const quotedPackages = /* groq */ `
  _id, "_view": "quote-line", _type, title,
  packages[]{ _key, title, price, scope }, risesWith` as const;

/** A section or a group of services as a line of a quote. A section's short name is above its title. */
export const quotedOffer = /* groq */ `
  _id, "_view": "quote-line", ${linkFields}, title, "name": sections[_type == "hero"][0].eyebrow,
  "price": startingPrice, priceIncludes` as const;

/** The document that a line of a quote names: a service by its slug, any other by its id. */
export const QUOTE_LINE_QUERY = defineQuery(`coalesce(
  *[_type == "service" && slug.current == $name][0]{ ${quotedService} },
  *[_type == "role" && _id == $name][0]{ ${quotedRole} },
  *[_type == "packageSet" && _id == $name][0]{ ${quotedPackages} },
  *[_type == "serviceGroup" && _id == $name][0]{ ${quotedOffer} },
  *[_type == "sectionPage" && _id == $name][0]{ ${quotedOffer} }
)`);
