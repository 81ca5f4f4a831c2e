import type { Duration } from "@currawong/schemas/offer-facts";
import type { Price } from "@currawong/schemas/price";
import { boundQuantity, inCents, isAddOn, type LineRequest, MOST_UNITS } from "./line.ts";

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
  includes: readonly string[];
  excludes: readonly string[];
  costsMoreWith: readonly string[];
  /** How long the work takes. */
  duration: Duration | null;
};

/** A number of months. */
type Term = { from: number; to: number };

/** A line of a quote: one thing at one of its prices. */
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
  /** Whether more or fewer were asked for than the price has. */
  isBounded?: boolean;
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

/** Why a line does not count: the label of the line that does; of an add-on, that its service is not there. */
export type Uncounted = { reason: "contained" | "alternative"; by: string } | { reason: "alone" };

/** Whether this line is that offer, and not an add-on of it. */
export const isOffer = ({ id, key }: QuoteLine, ids: readonly string[]) =>
  ids.includes(id) && !isAddOn(key);

/** The ids of all that is in a line, also within what is in it. */
function contentsOf(line: QuoteLine, lines: readonly QuoteLine[]): string[] {
  const ids = new Set(choiceOf(line).contains);
  for (const id of ids)
    for (const inner of lines.filter((one) => isOffer(one, [id])))
      for (const further of choiceOf(inner).contains) ids.add(further);
  return [...ids];
}

type Rival = { line: QuoteLine; reason: "contained" | "alternative" };

/** The lines that keep one from counting if they count: those that contain it, and later ones that replace it. */
function rivalsOf(line: QuoteLine, lines: readonly QuoteLine[]): Rival[] {
  const others = lines.filter((other) => other !== line);
  const replaces = (later: QuoteLine) =>
    isOffer(later, choiceOf(line).alternatives) || isOffer(line, choiceOf(later).alternatives);
  const outer = others.filter((other) => isOffer(line, contentsOf(other, lines)));
  const later = lines.slice(lines.indexOf(line) + 1).filter(replaces);
  return [
    ...outer.map((other): Rival => ({ line: other, reason: "contained" })),
    ...later.map((other): Rival => ({ line: other, reason: "alternative" })),
  ];
}

/** The last of the lines that wait for each other in a circle, and for no others. */
function lastInCircle(open: readonly QuoteLine[], rivals: (line: QuoteLine) => readonly Rival[]) {
  const reachedFrom = (start: QuoteLine) => {
    const reached = new Set(rivals(start).map(({ line }) => line));
    for (const line of reached) for (const next of rivals(line)) reached.add(next.line);
    return reached;
  };
  return open.findLast((line) =>
    [...reachedFrom(line)].every((other) => reachedFrom(other).has(line)),
  );
}

/**
 * The lines that are not charged. **The rule**: a line counts unless a line that counts contains it, or a later line that
 * counts replaces it; in a circle, the later line stays. An add-on counts only with its service, or with what contains that.
 */
export function uncountedOf(lines: readonly QuoteLine[]): Map<QuoteLine, Uncounted> {
  const offers = lines.filter(({ key }) => !isAddOn(key));
  const rivals = new Map(offers.map((line) => [line, rivalsOf(line, offers)]));
  const counted = new Set<QuoteLine>();
  const uncounted = new Map<QuoteLine, Uncounted>();
  const isOpen = (line: QuoteLine) => !counted.has(line) && !uncounted.has(line);
  const openRivals = (line: QuoteLine) =>
    (rivals.get(line) ?? []).filter((rival) => isOpen(rival.line));
  for (let open = offers; open.length > 0; open = open.filter(isOpen)) {
    const settled = open.find((line) => openRivals(line).length === 0);
    const line = settled ?? lastInCircle(open, openRivals);
    if (!line) break;
    for (const rival of openRivals(line))
      uncounted.set(rival.line, { reason: "alternative", by: labelOf(line) });
    counted.add(line);
    for (const other of open.filter(isOpen)) {
      const rival = rivals.get(other)?.find((one) => one.line === line);
      if (rival) uncounted.set(other, { reason: rival.reason, by: labelOf(line) });
    }
  }
  for (const addOn of lines.filter(({ key }) => isAddOn(key))) {
    const hasService = [...counted].some(
      (line) => isOffer(line, [addOn.id]) || contentsOf(line, offers).includes(addOn.id),
    );
    if (!hasService) uncounted.set(addOn, { reason: "alone" });
  }
  return uncounted;
}

/** The amount of a line over its quantity, in cents, whether or not it is counted. */
export const amountOf = (line: QuoteLine) => inCents(choiceOf(line).price.amount) * line.quantity;

/** The lines that are charged. */
export function chargedIn(lines: readonly QuoteLine[]): QuoteLine[] {
  const uncounted = uncountedOf(lines);
  return lines.filter((line) => !uncounted.has(line));
}

/** These lines as what an address asks for, at their prices of today. */
export const ticksOf = (lines: readonly QuoteLine[]): LineRequest[] =>
  lines.map((line) => {
    const { key, price } = choiceOf(line);
    const isFirst = line.quantity === firstQuantity({ ...line, key });
    return { key, quantity: isFirst ? null : line.quantity, seen: inCents(price.amount) };
  });

/** A line at another price or quantity, within its limits. A quantity of `null` is the first of that price. */
export function changeLine<Line extends QuoteLine>(
  line: Line,
  { key, quantity }: Pick<LineRequest, "key" | "quantity">,
): Line {
  const changed = { ...line, key };
  const { least, most } = limitsOf(changed);
  const bounded = boundQuantity(quantity ?? firstQuantity(changed), least, most);
  const isBounded = quantity !== null && quantity !== bounded;
  return { ...changed, quantity: bounded, isBounded };
}
