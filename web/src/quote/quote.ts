import type { Duration } from "@currawong/schemas/offer-facts";
import type { Price } from "@currawong/schemas/price";
import {
  boundQuantity,
  inCents,
  isAddOn,
  type LineRequest,
  MOST_UNITS,
  type TickedLine,
} from "./line.ts";

/** One price of a thing: a service at its price in a place, or a package of a set. */
export type Choice = {
  /** Its key in an address. */
  key: string;
  /** The title of a package; `null` for a service. */
  title: string | null;
  /** What the price covers. */
  scope: string | null;
  price: Price;
  /** For how many months it applies, where their number decides the price; `null` where it does not. */
  term: Term | null;
  /** The ids of offers that are in it, and of those it is instead of. */
  contains: readonly string[];
  alternatives: readonly string[];
  /** What it leaves out that other offers need, with their ids. */
  unsuitable: readonly { title: string; offers: readonly string[] }[];
  includes: readonly string[];
  excludes: readonly string[];
  costsMoreWith: readonly string[];
  /** How long the work takes. */
  duration: Duration | null;
};

/** A number of months. */
type Term = { from: number; to: number };

/** A line of a quote: one thing at one of its prices. Typed data, the same on the server and in the browser. */
export type QuoteLine = {
  /** The id of its document, by which other offers name it. */
  id: string;
  /** What it is called, without the title of a package. */
  label: string;
  choices: readonly [Choice, ...Choice[]];
  /** The key of the chosen price. */
  key: string;
  /** Months, or the units of the price; 1 where it is charged once. */
  quantity: number;
};

/** What a line is called: `Flutter developer`, `Social media: Foothold`. */
export function labelOf(line: QuoteLine): string {
  const { title } = choiceOf(line);
  return title ? `${line.label}: ${title}` : line.label;
}

const chosenOf = ({ choices, key }: QuoteLine): Choice =>
  choices.find((choice) => choice.key === key) ?? choices[0];

/** The prices of a line between which the number of months decides; none where the chosen one has no term. */
export const termsOf = (line: QuoteLine): (Choice & { term: Term })[] =>
  chosenOf(line).term === null
    ? []
    : line.choices.flatMap((choice) => (choice.term ? [{ ...choice, term: choice.term }] : []));

/** The least and the most units that a line may have: one of what is charged once. */
export function limitsOf(line: QuoteLine): { least: number; most: number } {
  const { price } = chosenOf(line);
  if (price.unit === "once") return { least: 1, most: 1 };
  const terms = termsOf(line).map(({ term }) => term);
  if (terms.length === 0) return { least: 1, most: MOST_UNITS };
  const least = boundQuantity(Math.min(...terms.map(({ from }) => from)));
  return { least, most: boundQuantity(Math.max(...terms.map(({ to }) => to)), least, MOST_UNITS) };
}

/** The price that a line has: the chosen one; where months decide, the one that applies to as many. */
export function choiceOf(line: QuoteLine): Choice {
  const fitting = termsOf(line).filter(({ term }) => term.from <= line.quantity);
  const [last] = fitting.toSorted((one, other) => other.term.from - one.term.from);
  return last ?? chosenOf(line);
}

/** How many units a line has at first: the months that its price needs, or one. */
const firstQuantity = (line: QuoteLine) =>
  boundQuantity(chosenOf(line).term?.from, 1, limitsOf(line).most);

/** Why a line is not charged, and the label of the line that is. */
export type Uncounted = { reason: "contained" | "alternative"; by: string };

/** Whether this line is that offer, and not an add-on of it. */
export const isOffer = ({ id, key }: QuoteLine, ids: readonly string[]) =>
  ids.includes(id) && !isAddOn(key);

/** Whether `outer` contains `inner`, perhaps in a third line. */
function holds(outer: QuoteLine, inner: QuoteLine, lines: readonly QuoteLine[]): boolean {
  const reached = new Set([outer]);
  for (const line of reached) {
    const { contains } = choiceOf(line);
    if (isOffer(inner, contains)) return true;
    for (const next of lines) if (isOffer(next, contains)) reached.add(next);
  }
  return false;
}

/**
 * The lines that are not charged, because another contains them or is instead of them. Of alternatives, the one that
 * was added last counts. Of things that contain each other, by mistake of an editor, the first does.
 */
export function uncountedOf(lines: readonly QuoteLine[]): Map<QuoteLine, Uncounted> {
  const uncounted = new Map<QuoteLine, Uncounted>();
  lines.forEach((line, index) => {
    const outer = lines.find(
      (other, place) =>
        other !== line &&
        holds(other, line, lines) &&
        !(index < place && holds(line, other, lines)),
    );
    if (outer) uncounted.set(line, { reason: "contained", by: labelOf(outer) });
  });
  lines.forEach((line, index) => {
    if (uncounted.has(line)) return;
    const isInstead = (later: QuoteLine) =>
      isOffer(later, choiceOf(line).alternatives) || isOffer(line, choiceOf(later).alternatives);
    const instead = lines.slice(index + 1).find((one) => !uncounted.has(one) && isInstead(one));
    if (instead) uncounted.set(line, { reason: "alternative", by: labelOf(instead) });
  });
  return uncounted;
}

/** The amount of a line over its quantity, in cents, whether or not it is counted. */
export const amountOf = (line: QuoteLine) => inCents(choiceOf(line).price.amount) * line.quantity;

/** The lines that are charged. */
export function chargedIn(lines: readonly QuoteLine[]): QuoteLine[] {
  const uncounted = uncountedOf(lines);
  return lines.filter((line) => !uncounted.has(line));
}

/** These lines as ticks that a device keeps, and as what an address asks for, at their prices of today. */
export const ticksOf = (lines: readonly QuoteLine[]): TickedLine[] =>
  lines.map((line) => {
    const { key, price } = choiceOf(line);
    const isFirst = line.quantity === firstQuantity({ ...line, key });
    return {
      ...{ key, quantity: isFirst ? null : line.quantity, seen: inCents(price.amount) },
      ...{ isMonthly: price.unit === "month", label: labelOf(line) },
    };
  });

/** A line at another price or quantity, within its limits. A quantity of `null` is the first of that price. */
export function changeLine<Line extends QuoteLine>(
  line: Line,
  { key, quantity }: Pick<LineRequest, "key" | "quantity">,
): Line {
  const changed = { ...line, key };
  const { least, most } = limitsOf(changed);
  return { ...changed, quantity: boundQuantity(quantity ?? firstQuantity(changed), least, most) };
}
