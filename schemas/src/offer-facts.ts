/**
 * The facts of an offer, as queries return them (`facts` in fragments.ts), and how they are written out. The one place
 * that turns them into words: pages, quotes and checks use it.
 */

export type Duration = { from: number | null; to: number | null; unit: string | null };
export type OfferCount = {
  from: number | null;
  to: number | null;
  orMore: boolean | null;
  thing: string | null;
};

/**
 * The facts of an offer within a wider one: those of a package over its set's, of one place over the service's, of a
 * service over its role's category. A fact that the narrower one has replaces the wider one's.
 */
export function layerFacts<Facts extends object>(narrow: Facts | null, wide: Facts | null) {
  const filled = Object.entries(narrow ?? {}).filter(
    ([, value]) => value !== null && !(Array.isArray(value) && value.length === 0),
  );
  // Both have the same fields, so the result has them too.
  return narrow || wide ? ({ ...narrow, ...wide, ...Object.fromEntries(filled) } as Facts) : null;
}

const figure = new Intl.NumberFormat("en-AU");

/** `12–16 posts a month`, `up to 1,000 messages a month`, `25+ screens`, `1 mailbox`. */
export function formatCount({ from, to, orMore, thing }: OfferCount): string {
  const [low, high] = [from, to].map((number) => (number === null ? "" : figure.format(number)));
  const number = low
    ? high && high !== low
      ? `${low}–${high}`
      : `${low}${orMore ? "+" : ""}`
    : `up to ${high}`;
  return `${number} ${thing ?? ""}`.trim();
}

const range = (from: number | null, to: number | null) =>
  to !== null && to !== from ? `${from ?? 0}–${to}` : `${from ?? 0}`;

/** How long an offer takes: `3–5 business days`, `1 week`. */
export function formatDuration({ from, to, unit }: Duration): string {
  const words = unit === "weeks" ? ["week", "weeks"] : ["business day", "business days"];
  return `${range(from, to)} ${words[(to ?? from) === 1 ? 0 : 1]}`;
}

/** `1 month`, `3 months` */
export const countMonths = (count: number | null) => `${count} month${count === 1 ? "" : "s"}`;

/** The months of a booking for which a price applies: `12 months or more`, `up to 11 months`. */
export function formatTerm({ from, to }: { from: number | null; to: number | null }): string {
  if (from === null) return `up to ${countMonths(to)}`;
  return to === null ? `${countMonths(from)} or more` : `${range(from, to)} months`;
}

/** When a step is: `Weeks 4–6`, `Day 1`. */
export const formatWhen = ({ from, to, unit }: Duration): string =>
  `${unit === "weeks" ? "Week" : "Day"}${to !== null && to !== from ? "s" : ""} ${range(from, to)}`;

const WORKING_WEEK = 5;
const daysIn = ({ from, to, unit }: Duration) =>
  (to ?? from ?? 0) * (unit === "weeks" ? WORKING_WEEK : 1);

/**
 * How long an offer takes: its own duration, or else until its last step ends.
 * @param steps when the steps of its page are
 * @returns null if neither says
 */
export function durationOf(
  facts: { duration: Duration | null } | null,
  steps: readonly (Duration | null)[] | null,
): Duration | null {
  const timed = (steps ?? []).filter((when) => when !== null);
  const last = timed.toSorted((a, b) => daysIn(a) - daysIn(b)).at(-1);
  return (
    facts?.duration ?? (last ? { from: last.to ?? last.from, to: null, unit: last.unit } : null)
  );
}
