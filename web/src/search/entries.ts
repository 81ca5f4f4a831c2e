import type { SUGGESTIONS_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import type { Listed } from "../content/directory.ts";
import type { SearchEntry } from "./rank.ts";

/** A summary is read at a glance: so much of it is shown and searched. */
const SUMMARY_LENGTH = 120;

function shorten(text: string | null): string {
  if (!text || text.length <= SUMMARY_LENGTH) return text ?? "";
  return `${text.slice(0, text.lastIndexOf(" ", SUMMARY_LENGTH)).replace(/[,;:.]$/, "")}…`;
}

const KINDS: Record<string, SearchEntry["kind"]> = { service: "Service", article: "Article" };

/** Headings that many pages share say nothing of one. */
const COMMON = new Set([
  "Frequently Asked Questions",
  "Key Features",
  "Benefits",
  "Use Cases",
  "What is not included",
  "The timeline",
]);

function headingsOf(headings: readonly (string | null)[] | null): Pick<SearchEntry, "headings"> {
  const own = (headings ?? []).flatMap((heading) =>
    heading && !COMMON.has(heading) ? [heading] : [],
  );
  return own.length > 0 ? { headings: own } : {};
}

/** Where a list shows the line of that title alone. */
const lineOf = (list: string, title: string) =>
  `${list}?q=${encodeURIComponent(title).replaceAll("%20", "+")}`;

/** What the search knows of a document: its page, and its chatbot page where it has one. */
export function entriesOf(document: Listed): SearchEntry[] {
  const entries: SearchEntry[] = [];
  const { price, priceIncludes, keywords, searchPhrases: phrases } = document;
  // A service without a page of its own is a line of the catalogue.
  const path =
    pathOf(document) ?? (document._type === "service" ? lineOf("/services", document.title) : null);
  if (path && !document.noIndex) {
    entries.push({
      path,
      title: document.title,
      summary: shorten(document.summary),
      kind: KINDS[document._type] ?? "Page",
      ...(price && { price }),
      ...(priceIncludes && { scope: priceIncludes }),
      ...(phrases && { phrases }),
      ...(keywords && { keywords }),
      ...headingsOf(document.headings),
    });
  }
  const landing = landingPathOf(document);
  if (landing && !document.landingNoIndex) {
    entries.push({
      path: landing,
      title: document.landingTitle ?? document.title,
      summary: shorten(document.landingSummary),
      kind: "Page",
      ...headingsOf(document.landingHeadings),
    });
  }
  return entries;
}

type Role = NonNullable<SUGGESTIONS_QUERY_RESULT["roles"]>[number];

/** A role without a page of its own: it leads to its line in the list of roles. */
export const roleEntry = ({
  title,
  summary,
  price,
  keywords,
  searchPhrases,
}: Role): SearchEntry => ({
  path: lineOf("/hire-resources", title),
  title,
  summary: shorten(summary),
  kind: "Role",
  ...(price && { price }),
  ...(searchPhrases && { phrases: searchPhrases }),
  ...(keywords && { keywords }),
});
