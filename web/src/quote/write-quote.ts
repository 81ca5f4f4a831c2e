import { completeResult } from "@currawong/schemas/complete-result";
import type { QUOTE_LINE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { ENQUIRY_FIELDS } from "@currawong/supabase/fields";
import { fetchContent } from "../content/fetch-content.ts";
import { client } from "../content/lake.ts";
import { errorText, log } from "../runtime/observability/log.ts";
import { absolute } from "../runtime/site-url.ts";
import { ticksOf } from "./quote.ts";
import { quoteService, quoteText, VALID_DAYS } from "./quote-text.ts";
import { priceChanges, type Read, readQuote } from "./read-quote.ts";
import { parseQuotePath, quotePath } from "./request.ts";

/** Reads what is published now, without a cache: a form is answered outside of Next. */
const readNow: Read = async (query, params) => {
  const result = await fetchContent<QUOTE_LINE_QUERY_RESULT>(client, query, params);
  return completeResult(result) as QUOTE_LINE_QUERY_RESULT; // Of this query.
};

const countOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? "" : "s"}`;

/**
 * Writes a quote out from published content, for whoever receives it: nothing in it is as the form has it. Never throws:
 * the enquiry counts more than its figures, so where content cannot be read, the path says which lines it has.
 * @param path of the quote, `/quote?line=…`, as its page sends it
 * @returns `WrittenQuote` (`enquiries/answer.ts`); undefined where the path names no line that has a price
 */
export async function writeQuote(path: string, read = readNow) {
  const request = parseQuotePath(path);
  try {
    const { lines, missing, unread } = await readQuote(request, read);
    if (lines.length + missing.length === 0) return undefined;
    const path = quotePath(ticksOf(lines));
    // Counted, not quoted: whoever made the link may have written anything into it.
    const changed = priceChanges(lines).length;
    const gone = missing.length + unread.length;
    const address = absolute(path);
    const text = [
      ...(changed > 0 ? [`Changed since the link was made: ${countOf(changed, "price")}.`] : []),
      ...(gone > 0
        ? [`Not on the price list any more: ${countOf(gone, "line")} of the link.`]
        : []),
      `These prices hold for ${VALID_DAYS} days.`,
      lines.length > 0 ? quoteText(lines, address) : address,
    ].join("\n");
    const isLong = text.length > ENQUIRY_FIELDS.quote.limit;
    const service = lines.length > 0 ? quoteService(lines) : "Quote";
    return { service, text: isLong ? path : text, path };
  } catch (error) {
    log("error", "quote not written", { message: errorText(error) });
    const path = quotePath(request.lines);
    return { service: "Quote", text: path, path };
  }
}
