import type { SearchActionLeaf, WebSite, WithActionConstraints } from "schema-dts";
import { absolute } from "../../addresses.ts";
import { businessReference } from "./business.ts";

/** The site's `@id`. */
export const websiteId = () => absolute("/#website");

/** The site as its pages name it. */
export const website = (name: string) =>
  ({ "@type": "WebSite", "@id": websiteId(), name, url: absolute("/") }) satisfies WebSite;

/** The site as its first page describes it: with its search. */
export function wholeWebsite(name: string) {
  const search: WithActionConstraints<SearchActionLeaf> = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: absolute("/search?q={search_term_string}") },
    "query-input": "required name=search_term_string",
  };
  return {
    ...website(name),
    inLanguage: "en-AU",
    publisher: businessReference(),
    potentialAction: search,
  } satisfies WebSite;
}
