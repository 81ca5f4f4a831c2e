import type {
  ANSWERS_QUERY_RESULT,
  SUGGESTIONS_QUERY_RESULT,
} from "@currawong/schemas/content.generated";
import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import { getTypeEntry } from "@currawong/schemas/types";
import type { Listed } from "../content/directory.ts";
import type { SearchEntry } from "./rank.ts";

const SUMMARY_LENGTH = 120;

function shorten(text: string | null): string {
  if (!text || text.length <= SUMMARY_LENGTH) return text ?? "";
  return `${text.slice(0, text.lastIndexOf(" ", SUMMARY_LENGTH)).replace(/[,;:.]$/, "")}…`;
}

/** Headings that many pages share do not distinguish any of them. */
const COMMON = new Set(["Frequently Asked Questions", "Key Features", "Benefits", "Use Cases"]);

const ownHeadings = (headings: readonly (string | null)[] | null) =>
  headings?.flatMap((heading) => (heading && !COMMON.has(heading) ? heading : []));

/** The address of a list filtered to the line with this title. */
const filteredList = (list: string, title: string) =>
  `${list}?q=${encodeURIComponent(title).replaceAll("%20", "+")}`;

/** The search entries of a document: its page, and its chatbot page if it has one. */
export function entriesOf(document: Listed): SearchEntry[] {
  const { _type, title, noIndex, landingNoIndex } = document;
  // A document without a page of its own links to its line in a list.
  const { search: kind, linesAt } = getTypeEntry(_type) ?? {};
  if (!kind) return [];
  const path = pathOf(document) ?? (linesAt && filteredList(linesAt, title)) ?? "";
  const landing = landingPathOf(document) ?? "";
  const main: SearchEntry = {
    path,
    title,
    summary: shorten(document.summary),
    kind,
    price: document.price,
    scope: document.priceIncludes,
    phrases: document.searchPhrases,
    keywords: document.keywords,
    headings: ownHeadings(document.headings),
  };
  const rich: SearchEntry = {
    path: landing,
    title: document.landingTitle ?? title,
    summary: shorten(document.landingSummary),
    kind: "Page",
    headings: ownHeadings(document.landingHeadings),
  };
  return [...(path && !noIndex ? [main] : []), ...(landing && !landingNoIndex ? [rich] : [])];
}

/**
 * The entries of the questions that a document's own page answers and that editors gave other words. A link's text
 * fragment scrolls to the question.
 */
export function questionEntries(document: ANSWERS_QUERY_RESULT[number]): SearchEntry[] {
  const path = document.noIndex ? null : pathOf(document);
  return (document.questions ?? []).flatMap(({ question, answer, words }) =>
    path && words?.length && question && answer
      ? {
          path: `${path}#:~:text=${encodeURIComponent(question).replaceAll("-", "%2D")}`,
          title: question,
          summary: answer,
          kind: "Answer",
          phrases: words,
        }
      : [],
  );
}

type Role = NonNullable<SUGGESTIONS_QUERY_RESULT["roles"]>[number];

/** The entry of a role, which has no page and links to its line in the list of roles. */
export const roleEntry = (role: Role): SearchEntry => ({
  path: filteredList("/hire-resources", role.title),
  title: role.title,
  summary: shorten(role.summary),
  kind: "Role",
  price: role.price,
  phrases: role.searchPhrases,
  keywords: role.keywords,
});
