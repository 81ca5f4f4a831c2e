import type { Duration } from "@currawong/schemas/offer-facts";
import type { Price } from "@currawong/schemas/price";
import { inCents, isAddOn, type LineRequest, MOST_UNITS } from "./line.ts";

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
  term: { from: number; to: number } | null;
  /** The ids of offers that are in it, and of those it is instead of. */
  contains: readonly string[];
  alternatives: readonly string[];
  includes: readonly string[];
  excludes: readonly string[];
  costsMoreWith: readonly string[];
  /** How long the work takes. */
  duration: Duration | null;
};

/** What a line is a line of, at all of its prices. */
export type Thing = {
  /** The id of its document, by which other offers name it. */
  id: string;
  /** What it is called, without the title of a package. */
  label: string;
  /** The address of its page. */
  href: string | null;
  choices: readonly Choice[];
};

/** A line of a quote: one thing at one of its prices. */
export type QuoteLine = Thing & {
  /** What it is called: `Flutter developer`, `Social media: Foothold`. */
  label: string;
  chosen: Choice;
  /** The prices between which the number of months decides; none where the chosen one has no term. */
  terms: readonly Choice[];
  /** Months, or the units of the price, and how many there may be; 1 where it is charged once. */
  quantity: number;
  least: number;
  most: number;
  /** The amount of one unit in cents when the link was made. */
  seen: number | null;
  /** Why it is not charged, in words; empty where it is. */
  uncounted: string;
};

const fromOf = ({ term }: Pick<Choice, "term">) => term?.from ?? 1;
const unitsOf = ({ unit }: Price) => (unit === "once" ? 1 : MOST_UNITS);

/** The line of a thing at a price, and for as many units as an address asks for, within the limits of the price. */
export function lineAt(thing: Thing, ticked: Choice, { quantity, seen }: LineRequest): QuoteLine {
  const terms = ticked.term ? thing.choices.filter(({ term }) => term) : [];
  const ranges = terms.length > 0 ? terms : [{ term: { from: 1, to: unitsOf(ticked.price) } }];
  const least = Math.min(...ranges.map(fromOf));
  const most = Math.max(...ranges.map(({ term }) => term?.to ?? MOST_UNITS));
  const units = Math.min(Math.max(quantity ?? fromOf(ticked), least), most);
  const [chosen = ticked] = terms
    .filter((choice) => fromOf(choice) <= units)
    .toSorted((one, other) => fromOf(other) - fromOf(one));
  const label = [thing.label, chosen.title].filter(Boolean).join(": ");
  return { ...thing, label, chosen, terms, quantity: units, least, most, seen, uncounted: "" };
}

/** The ids of all that is in a line, also within what is in it. */
function contentsOf(line: QuoteLine, lines: readonly QuoteLine[]): string[] {
  const ids = new Set(line.chosen.contains);
  for (const id of ids)
    for (const inner of lines.filter((one) => one.id === id))
      for (const further of inner.chosen.contains) ids.add(further);
  return [...ids];
}

const inText = (label: string) => `Already in ${label}, so it’s not charged again.`;
const insteadText = (label: string) => `Instead of ${label}: choose one. We’ve counted ${label}.`;
const ALONE = "An add-on: it counts once the service it goes with is on your quote.";

/** A line that keeps another from counting if it counts, and what is said then. */
type Rival = { line: QuoteLine; reason: string };

/** The rivals of a line: those that contain it, and later ones that replace it. */
function rivalsOf(line: QuoteLine, lines: readonly QuoteLine[]): Rival[] {
  const outer = lines.filter(
    (other) => other !== line && contentsOf(other, lines).includes(line.id),
  );
  const later = lines
    .slice(lines.indexOf(line) + 1)
    .filter(
      ({ id, chosen }) =>
        line.chosen.alternatives.includes(id) || chosen.alternatives.includes(line.id),
    );
  return [
    ...outer.map((other) => ({ line: other, reason: inText(other.label) })),
    ...later.map((other) => ({ line: other, reason: insteadText(other.label) })),
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
 * Says of each line whether it is charged. **The rule**: a line counts unless a line that counts contains it, or a later
 * line that counts replaces it; in a circle, the later line stays. An add-on counts only with its service, or with what
 * contains that.
 */
export function settleLines(lines: readonly QuoteLine[]): QuoteLine[] {
  const offers = lines.filter(({ chosen }) => !isAddOn(chosen.key));
  const rivals = new Map(offers.map((line) => [line, rivalsOf(line, offers)]));
  const counted = new Set<QuoteLine>();
  const uncounted = new Map<QuoteLine, string>();
  const isOpen = (line: QuoteLine) => !counted.has(line) && !uncounted.has(line);
  const openRivals = (line: QuoteLine) =>
    (rivals.get(line) ?? []).filter((rival) => isOpen(rival.line));
  for (let open = offers; open.length > 0; open = open.filter(isOpen)) {
    const settled = open.find((line) => openRivals(line).length === 0);
    const line = settled ?? lastInCircle(open, openRivals);
    if (!line) break;
    for (const rival of openRivals(line)) uncounted.set(rival.line, insteadText(line.label));
    counted.add(line);
    for (const other of open) {
      const rival = rivals.get(other)?.find((one) => one.line === line);
      if (rival) uncounted.set(other, rival.reason);
    }
  }
  const ids = [...counted].flatMap((line) => [line.id, ...contentsOf(line, offers)]);
  return lines.map((line) => {
    const isAlone = isAddOn(line.chosen.key) && !ids.includes(line.id);
    return { ...line, uncounted: uncounted.get(line) ?? (isAlone ? ALONE : "") };
  });
}

/** The lines that are charged. */
export const listCharged = (lines: readonly QuoteLine[]) =>
  lines.filter(({ uncounted }) => !uncounted);

/** What a line adds to the total, in cents. */
export const amountOf = ({ chosen, quantity, uncounted }: QuoteLine) =>
  uncounted ? 0 : inCents(chosen.price.amount) * quantity;

/** These lines as what an address asks for, at their prices of today. */
export const ticksOf = (lines: readonly QuoteLine[]): LineRequest[] =>
  lines.map(({ chosen: { key, price }, quantity }) => ({
    ...{ key, quantity: quantity === 1 ? null : quantity, seen: inCents(price.amount) },
  }));
