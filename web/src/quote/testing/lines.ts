import { MOST_UNITS } from "../line.ts";
import type { Choice, QuoteLine } from "../quote.ts";
import { lineTexts } from "../quote-text.ts";

export const choice = (key: string, given: Partial<Choice> = {}): Choice => ({
  ...{ key, title: null, scope: null, price: { amount: 10, unit: "once" }, term: null },
  ...{ contains: [], alternatives: [], duration: null },
  ...{ includes: [], excludes: [], costsMoreWith: [], ...given },
});

type Given = Partial<QuoteLine> & Partial<Choice> & { amount?: number; unit?: string };

/** A line at one price; its id is its key. */
export function lineOf({ amount = 10, unit = "once", ...given }: Given = {}): QuoteLine {
  const { key = "a", id = key, label = key.toUpperCase(), quantity = 1, ...facts } = given;
  const { choices = [choice(key, { price: { amount, unit }, ...facts })] } = given;
  return { id, label, choices, key, quantity };
}

export const priceOf = (key: string, amount: number, from: number, to = MOST_UNITS): Choice =>
  choice(key, { term: { from, to }, price: { amount, unit: "month" } });

/** As on the price list: dearer for a few months, cheaper from twelve. */
export const FLUTTER = lineOf({
  key: "flutter",
  label: "Flutter developer",
  choices: [priceOf("flutter", 3999, 1, 11), priceOf("flutter.template", 3799, 12)],
});

/** What the sheet says about one of these lines. */
export const textsOf = (line: QuoteLine, all: readonly QuoteLine[] = [line]) =>
  lineTexts(all)[all.indexOf(line)];
