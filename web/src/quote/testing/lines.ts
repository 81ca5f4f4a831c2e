import { MOST_UNITS } from "../line.ts";
import { type Choice, lineAt, type QuoteLine } from "../quote.ts";

export const choice = (key: string, given: Partial<Choice> = {}): Choice => ({
  ...{ key, title: null, scope: null, price: { amount: 10, unit: "once" }, term: null },
  ...{ contains: [], alternatives: [], duration: null },
  ...{ includes: [], excludes: [], costsMoreWith: [], ...given },
});

type Given = Partial<Choice> & {
  label?: string;
  amount?: number;
  unit?: string;
  quantity?: number | null;
};

/** A line at one price; its id is its key. */
export function lineOf({ amount = 10, unit = "once", quantity = null, ...given }: Given = {}) {
  const { key = "a", label = key.toUpperCase(), ...facts } = given;
  const only = choice(key, { price: { amount, unit }, ...facts });
  const thing = { id: key, label, href: null, choices: [only] };
  return lineAt(thing, only, { key, quantity, seen: null });
}

export const monthly = (key: string, amount: number, from: number, to = MOST_UNITS): Choice =>
  choice(key, { term: { from, to }, price: { amount, unit: "month" } });

/** A line at one of several prices. */
export function lineAmong(choices: readonly Choice[], key: string, quantity: number | null = null) {
  const thing = { id: "thing", label: "Thing", href: null, choices };
  const ticked = choices.find((one) => one.key === key) ?? choice(key);
  return lineAt(thing, ticked, { key, quantity, seen: null });
}

/** As on the price list: dearer for a few months, cheaper from twelve. */
export const flutterAt = (key: string, quantity: number | null): QuoteLine =>
  lineAmong(
    [monthly("flutter", 3999, 1, 11), monthly("flutter.template", 3799, 12)],
    key,
    quantity,
  );
