import type { QUOTE_LINE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { QUOTE_LINE_QUERY } from "@currawong/schemas/queries/quote";
import { toTheCent } from "./figures.ts";
import { inCents, keyAt, type LineRequest, nameOf, partsOf, thingOf } from "./line.ts";
import { type Choice, lineAt, type QuoteLine, settleLines } from "./quote.ts";
import type { QuoteRequest } from "./request.ts";
import { type LineDocument, thingIn } from "./things.ts";

/** A visitor's quote at today's prices. */
export type Quote = {
  lines: readonly QuoteLine[];
  /** What it names that has no price any more, in words. */
  missing: readonly string[];
  /** What it names at two prices; the one that was added last remains. */
  replaced: readonly string[];
  /** What of its address is not in it (`QuoteRequest`). */
  unread: readonly string[];
};

/** The offers of the home page that were things of their own before they were places of services, by their keys then. */
const HOME_KEYS: ReadonlyMap<string, string> = new Map([
  ["sectionPage-ai-services", "service-ai-email-response.home"],
  ["sectionPage-social-media", "service-instagram-marketing.home"],
  ["sectionPage-ui-ux-design", "service-mobile-app-design.home"],
  ["serviceGroup-web-development", "service-custom-website-development.home"],
  ["serviceGroup-ai-services", "service-ecommerce-automation.home"],
]);

/** Reads a query's result from the Content Lake, as `load` does. */
export type Read = (
  query: typeof QUOTE_LINE_QUERY,
  params: { name: string },
) => Promise<QUOTE_LINE_QUERY_RESULT>;

/**
 * The price that a line names. A service without one for that place has its starting price. A package that was written
 * again, by an editor or a seed, has another key, and is found by the price that the link was made with.
 */
function choiceIn(document: LineDocument, choices: readonly Choice[], { key, seen }: LineRequest) {
  const named = choices.find((choice) => choice.key === key);
  if (named || document._type !== "packageSet") return named ?? choices[0];
  const [match, another] = choices.filter(({ price }) => inCents(price.amount) === seen);
  return another ? undefined : match;
}

/** Reads the lines that an address asks for: each by itself, so that it depends on its own document only. */
export async function readQuote(
  { lines: requests, unread }: QuoteRequest,
  read: Read,
): Promise<Quote> {
  const loaded = await Promise.all(
    requests.map(async (request) => {
      const { name, part } = partsOf(HOME_KEYS.get(request.key) ?? request.key);
      const document = await read(QUOTE_LINE_QUERY, { name });
      if (!document) return { missing: nameOf(request.key) };
      // The link may name it by its slug.
      const key = part ? keyAt(document._id, part) : document._id;
      const thing = thingIn(document, key);
      const chosen = choiceIn(document, thing.choices, { ...request, key });
      return chosen ? { line: lineAt(thing, chosen, request) } : { missing: thing.label };
    }),
  );
  const lines = loaded.flatMap(({ line }) => line ?? []);
  const kept = [...new Map(lines.map((line) => [thingOf(line.chosen.key), line])).values()];
  const keys = new Set(kept.map(({ chosen }) => chosen.key));
  return {
    lines: settleLines(kept),
    missing: loaded.flatMap(({ missing }) => missing ?? []),
    replaced: lines.filter(({ chosen }) => !keys.has(chosen.key)).map(({ label }) => label),
    unread,
  };
}

/** Which prices differ from those of the link, in words. */
export const priceChanges = (lines: readonly QuoteLine[]): string[] =>
  lines.flatMap(({ label, chosen, terms, seen }) => {
    // Where months decide, the link may have been made at the other price.
    const prices = [chosen, ...terms].map(({ price }) => inCents(price.amount));
    if (seen === null || prices.includes(seen)) return [];
    return `${label} is now ${toTheCent(inCents(chosen.price.amount))}. It was ${toTheCent(seen)}.`;
  });
