import type { QUOTE_LINE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { type Duration, durationOf, formatCount } from "@currawong/schemas/offer-facts";
import { QUOTE_LINE_QUERY } from "@currawong/schemas/queries/quote";
import { inCents, type LineRequest, nameOf, partsOf, thingOf } from "./line.ts";
import { type Choice, changeLine, choiceOf, labelOf, type QuoteLine, termsOf } from "./quote.ts";
import type { QuoteRequest } from "./request.ts";
import { type LineDocument, type Offered, type Thing, termOf, thingIn } from "./things.ts";

/** What each price of a line includes and leaves out, and how long it takes. */
export type ChoiceFacts = {
  includes: readonly string[];
  excludes: readonly string[];
  costsMoreWith: readonly string[];
  duration: Duration | null;
};

/** A line of a quote with what content says about the work. */
export type SheetLine = QuoteLine &
  Pick<Thing, "href" | "comparison"> & {
    /** By the key of the price. */
    facts: ReadonlyMap<string, ChoiceFacts>;
    /** The amount of one unit in cents when the link was made. */
    seen: number | null;
  };

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

/** The key among these prices that a key names: a service without a price for that place has its starting price. */
function keyIn(document: LineDocument, choices: readonly Choice[], key: string): string | null {
  if (choices.some((choice) => choice.key === key)) return key;
  return document._type === "packageSet" ? null : (choices[0]?.key ?? null);
}

function factsIn({ facts, includes, steps }: Offered): ChoiceFacts {
  const counts = (facts?.counts ?? []).map(formatCount);
  const limited = (facts?.limited ?? []).map(
    ({ thing, months }) => `${thing} for ${months === 1 ? "1 month" : `${months} months`}`,
  );
  return {
    includes: [...new Set([...counts, ...includes, ...limited])],
    excludes: (facts?.excludes ?? []).map(({ title }) => title),
    costsMoreWith: facts?.costsMoreWith ?? [],
    duration: durationOf(facts, steps),
  };
}

/** What an offer leaves out that others need, with their ids. */
const unsuitableIn = ({ facts }: Offered) =>
  (facts?.excludes ?? []).flatMap(({ title, offers }) =>
    offers?.length ? [{ title, offers }] : [],
  );

/** A line of a document at the price that its key names; `null` where the document no longer has such a price. */
function lineIn(document: LineDocument, { key, quantity, seen }: LineRequest): SheetLine | null {
  const { offered, ...thing } = thingIn(document, key);
  const priced = offered.flatMap((offer) =>
    offer.price ? [{ ...offer, price: offer.price }] : [],
  );
  const choices = priced.map(({ key, title, scope, price, own }) => ({
    ...{ key, title, scope, price },
    term: price.unit === "month" ? termOf(own) : null,
  }));
  const [first, ...others] = choices;
  const chosen = keyIn(document, choices, key);
  const offer = priced.find((one) => one.key === chosen);
  if (!first || !chosen || !offer) return null;
  const line = {
    ...thing,
    ...{ id: document._id, choices: [first, ...others] as const, key: chosen, quantity: 1, seen },
    contains: offer.facts?.contains ?? [],
    alternatives: offer.facts?.alternativeTo ?? [],
    unsuitable: unsuitableIn(offer),
    facts: new Map(priced.map((one) => [one.key, factsIn(one)])),
  };
  return changeLine(line, { key: chosen, quantity });
}

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
      const document = await read(QUOTE_LINE_QUERY, { name: partsOf(request.key).name });
      return { request, line: document && lineIn(document, request) };
    }),
  );
  const lines = loaded.flatMap(({ line }) => line ?? []);
  const byThing = new Map(lines.map((line) => [thingOf(line.key), line]));
  const kept = [...byThing.values()];
  return {
    lines: kept,
    missing: loaded.flatMap(({ request, line }) => (line ? [] : nameOf(request.key))),
    replaced: lines.filter((line) => !kept.includes(line)).map(labelOf),
    dropped,
    unread,
  };
}

/** The lines whose price differs from that of the link, with both in cents. */
export const changedLines = (lines: readonly SheetLine[]) =>
  lines.flatMap((line) => {
    const now = inCents(choiceOf(line).price.amount);
    // Where months decide, the link may have been made at the other price.
    const prices = [now, ...termsOf(line).map(({ price }) => inCents(price.amount))];
    return line.seen === null || prices.includes(line.seen)
      ? []
      : [{ label: labelOf(line), before: line.seen, now }];
  });
