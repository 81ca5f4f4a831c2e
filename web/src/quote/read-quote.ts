import type { QUOTE_LINE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { durationOf, formatCount, layerFacts } from "@currawong/schemas/offer-facts";
import { QUOTE_LINE_QUERY } from "@currawong/schemas/queries/quote";
import { toTheCent } from "./figures.ts";
import { inCents, keyAt, type LineRequest, MOST_UNITS, nameOf, partsOf, thingOf } from "./line.ts";
import { type Choice, changeLine, choiceOf, labelOf, type QuoteLine, termsOf } from "./quote.ts";
import type { QuoteRequest } from "./request.ts";
import { type LineDocument, limitLine, type Offered, type Thing, thingIn } from "./things.ts";

/** A line of a quote with its page. */
export type SheetLine = QuoteLine &
  Pick<Thing, "href"> & {
    /** The type of its document. */
    type: LineDocument["_type"];
    /** The amount of one unit in cents when the link was made. */
    seen: number | null;
  };

/** An offer that has a price, with the facts of what it belongs to below its own. */
type Priced = Offered & Pick<Choice, "price"> & { all: NonNullable<Offered["facts"]> | null };

/** A visitor's quote at today's prices. */
export type Quote = {
  lines: readonly SheetLine[];
  /** What it names that has no price any more, in words. */
  missing: readonly string[];
  /** What it names at two prices; the one that was added last remains. */
  replaced: readonly string[];
  /** How many lines were left out because a quote has no room for them. */
  dropped: number;
  /** What stands in the place of a line and cannot be read. */
  unread: readonly string[];
};

/**
 * The key among these prices that a line names: a service without a price for that place has its starting price. A
 * package that was entered again has another key, and is found by the price that the link was made with.
 */
function keyIn(document: LineDocument, priced: readonly Priced[], { key, seen }: LineRequest) {
  if (priced.some((offer) => offer.key === key)) return key;
  const [first] = priced;
  if (document._type !== "packageSet") return first?.key;
  const [match, another] = priced.filter(({ price }) => inCents(price.amount) === seen);
  return another ? undefined : match?.key;
}

function choiceIn(
  { key, title = null, scope = null, price, facts, all, includes = [] }: Priced,
  steps: Thing["steps"] = null,
): Choice {
  // A term is not inherited.
  const term = price.unit === "month" ? facts?.term : null;
  const counts = (all?.counts ?? []).map(formatCount);
  const limited = all?.limited ?? [];
  const lines = includes.map((line) => limitLine(line, limited));
  const others = limited.map(({ thing }) => limitLine(thing ?? "", limited));
  return {
    ...{ key, title, scope, price },
    term: term ? { from: term.from ?? 1, to: term.to ?? MOST_UNITS } : null,
    contains: all?.contains ?? [],
    alternatives: all?.alternativeTo ?? [],
    includes: [...new Set([...counts, ...lines, ...others])],
    excludes: (all?.excludes ?? []).map(({ title }) => title),
    costsMoreWith: all?.costsMoreWith ?? [],
    duration: durationOf(all, steps),
  };
}

/** A line of a document at the price that its key names; `null` where the document no longer has such a price. */
function lineIn(document: LineDocument, request: LineRequest): SheetLine | null {
  const { offered, href, label, steps, facts = null } = thingIn(document, request.key);
  const priced = offered.flatMap(({ price, ...offer }): Priced[] =>
    price ? [{ ...offer, price, all: layerFacts(offer.facts ?? null, facts) }] : [],
  );
  const key = keyIn(document, priced, request);
  const [first, ...others] = priced.map((offer) => choiceIn(offer, steps));
  if (!first || !key) return null;
  const line: SheetLine = {
    ...{ id: document._id, type: document._type, label, href, seen: request.seen },
    ...{ choices: [first, ...others], key, quantity: 1 },
  };
  return changeLine(line, { key, quantity: request.quantity });
}

/** The offers of the home page that were things of their own before they were places of services, by their keys then. */
const HOME_KEYS: Readonly<Record<string, string>> = {
  "sectionPage-ai-services": "service-ai-email-response.home",
  "sectionPage-social-media": "service-instagram-marketing.home",
  "sectionPage-ui-ux-design": "service-mobile-app-design.home",
  "serviceGroup-web-development": "service-custom-website-development.home",
  "serviceGroup-ai-services": "service-ecommerce-automation.home",
};

/** Reads a query's result from the Content Lake, as `load` does. */
export type Read = (
  query: typeof QUOTE_LINE_QUERY,
  params: { name: string },
) => Promise<QUOTE_LINE_QUERY_RESULT>;

/** Reads the lines that an address asks for: each by itself, so that it depends on its own document only. */
export async function readQuote(
  { lines: requests, dropped, unread }: QuoteRequest,
  read: Read,
): Promise<Quote> {
  const loaded = await Promise.all(
    requests.map(async (request) => {
      const { name, part } = partsOf(HOME_KEYS[request.key] ?? request.key);
      const document = await read(QUOTE_LINE_QUERY, { name });
      if (!document) return { label: nameOf(request.key), line: null };
      // The link may name it by its slug.
      const key = part ? keyAt(document._id, part) : document._id;
      return { label: thingIn(document, key).label, line: lineIn(document, { ...request, key }) };
    }),
  );
  const lines = loaded.flatMap(({ line }) => line ?? []);
  const byThing = new Map(lines.map((line) => [thingOf(line.key), line]));
  const kept = [...byThing.values()];
  return {
    lines: kept,
    missing: loaded.flatMap(({ label, line }) => (line ? [] : label)),
    replaced: lines.filter(({ key }) => !kept.some((line) => line.key === key)).map(labelOf),
    dropped,
    unread,
  };
}

/** Which prices differ from those of the link, in words. */
export const priceChanges = (lines: readonly SheetLine[]): string[] =>
  lines.flatMap((line) => {
    const now = inCents(choiceOf(line).price.amount);
    // Where months decide, the link may have been made at the other price.
    const prices = [now, ...termsOf(line).map(({ price }) => inCents(price.amount))];
    if (line.seen === null || prices.includes(line.seen)) return [];
    return `${labelOf(line)} is now ${toTheCent(now)}. It was ${toTheCent(line.seen)}.`;
  });
