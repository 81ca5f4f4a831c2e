import { completeResult } from "@currawong/schemas/complete-result";
import type { QUOTE_LINE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { formatDuration } from "@currawong/schemas/offer-facts";
import { fetchContent } from "../content/fetch-content.ts";
import { client } from "../content/lake.ts";
import { absolute } from "../runtime/site-url.ts";
import { durationIn, VALID_DAYS } from "./dates.ts";
import { toTheCent } from "./figures.ts";
import { choiceOf, labelOf, requestsOf } from "./quote.ts";
import { quoteService, quoteText } from "./quote-text.ts";
import { changedLines, type Quote, type Read, readQuote, type SheetLine } from "./read-quote.ts";
import { parseQuote, QUOTE_PATH, quotePath } from "./request.ts";

/** What the site itself writes about a quote that is sent. */
export type WrittenQuote = {
  /** What the enquiry is filed under. */
  service: string;
  /** Lines, sums, payments and address, as staff read them. */
  text: string;
  /** What each line includes and leaves out, for the buyer's copy. */
  details: string;
};

/** Reads what is published now, without a cache: a form is answered outside of Next. */
const readNow: Read = async (query, params) => {
  const result = await fetchContent<QUOTE_LINE_QUERY_RESULT>(client, query, params);
  return completeResult(query, result).result as QUOTE_LINE_QUERY_RESULT; // Of this query.
};

/** What a link promised and content no longer says. */
const changesIn = ({ lines, missing, unread }: Quote) => [
  ...changedLines(lines).map(
    ({ label, before, now }) =>
      `${label} was ${toTheCent(before)} on the page, and is ${toTheCent(now)} now.`,
  ),
  ...[...missing, ...unread].map((name) => `“${name}” is not on the price list any more.`),
];

function detailsOf(line: SheetLine): string {
  const facts = line.facts.get(choiceOf(line).key);
  const duration = durationIn(line);
  const items = (title: string, list: readonly string[] = []) =>
    list.length > 0 ? [`  ${title}: ${list.join("; ")}`] : [];
  return [
    labelOf(line),
    ...items("Takes", duration ? [formatDuration(duration)] : []),
    ...items("Included", facts?.includes),
    ...items("Not included", facts?.excludes),
    ...items("Costs more with", facts?.costsMoreWith),
  ].join("\n");
}

/**
 * Writes a quote out from published content, for whoever receives it: nothing in it is as the form has it.
 * @param path of the quote, `/quote?line=…`, as its page sends it
 * @returns undefined where the path names no line that has a price
 */
export async function writeQuote(path: string, read = readNow): Promise<WrittenQuote | undefined> {
  const { search } = new URL(path, `https://site.example${QUOTE_PATH}`);
  const quote = await readQuote(parseQuote(new URLSearchParams(search)), read);
  const { lines } = quote;
  if (lines.length === 0) return undefined;
  const text = quoteText(lines, absolute(quotePath(requestsOf(lines))));
  return {
    service: quoteService(lines),
    text: [...changesIn(quote), text].join("\n"),
    details: [
      ...lines.map(detailsOf),
      `Prices include GST and hold for ${VALID_DAYS} days. One-off work is paid half on acceptance and half when it’s live; monthly work in advance, each month. This is a draft: nothing is ordered or paid.`,
    ].join("\n\n"),
  };
}
