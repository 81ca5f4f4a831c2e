import type { SearchAction, WebSite } from "schema-dts";
import { absolute } from "../addresses.ts";
import { businessReference } from "./business.ts";

/** The site's `@id`. */
export const websiteId = () => absolute("/#website");

/** Google's own addition to `SearchAction`: which part of the template the query replaces. */
type Search = SearchAction & { "query-input": string };

/** The site, with its search. */
export function website(name: string) {
  const search: Search = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: absolute("/search?q={search_term_string}") },
    "query-input": "required name=search_term_string",
  };
  return {
    "@type": "WebSite",
    "@id": websiteId(),
    name,
    url: absolute("/"),
    inLanguage: "en-AU",
    publisher: businessReference(),
    potentialAction: search,
  } satisfies WebSite;
}
