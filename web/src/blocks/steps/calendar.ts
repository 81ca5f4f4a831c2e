import type { Duration } from "@currawong/schemas/offer-facts";

/** A cell of the calendar: a step by its index, or a day or week without one. */
type Cell = { step: number | null; span: number };

/** Steps in columns of a week each, or of a working day each, with as many in a row. */
export type Calendar = { columns: number; cells: Cell[] };

/** Fewer columns would be mostly empty, and more too narrow for the text. */
const MIN_COLUMNS = 4;
const MAX_COLUMNS = 7;
/** The columns that a step takes at most, unless it takes them all. */
const MAX_SPAN = 4;
const WORKING_WEEK = 5;

type Period = { unit: string | null; from: number; to: number };

/** A step with its days or weeks, or else with words for when it is. */
export type TimedStep = {
  when: Duration | null;
  time: string | null;
  isThroughout: boolean | null;
};

/** The days or weeks of each step; a last step with a time in words comes after them. `null` if another has none. */
function periodsOf(steps: readonly TimedStep[]): Period[] | null {
  const periods = steps.flatMap(({ when }) =>
    when && when.from !== null
      ? { unit: when.unit, from: when.from, to: when.to ?? when.from }
      : [],
  );
  const last = periods.at(-1);
  if (last && periods.length === steps.length - 1 && steps.at(-1)?.time) {
    periods.push({ unit: last.unit, from: last.to + 1, to: last.to + 1 });
  }
  const isOneUnit = new Set(periods.map(({ unit }) => unit)).size === 1;
  return isOneUnit && periods.length === steps.length ? periods : null;
}

/**
 * Places steps in a calendar by their days or weeks.
 * @returns null if their times are not all known, mix days with weeks, overlap, or do not fit into one
 */
export function calendarOf(steps: readonly TimedStep[]): Calendar | null {
  const isLast = steps.at(-1)?.isThroughout === true;
  const periods = periodsOf(isLast ? steps.slice(0, -1) : steps);
  const [first] = periods ?? [];
  if (!periods || !first) return null;
  const start = first.unit === "days" ? first.from : 1;
  const count = (periods.at(-1)?.to ?? 0) - start + 1;
  const columns = first.unit === "days" && count > MAX_COLUMNS ? WORKING_WEEK : count;
  const cells: Cell[] = [];
  let next = start;
  for (const [step, { from, to }] of periods.entries()) {
    const hasRoom = ((from - start) % columns) + (to - from) < columns;
    if (from < next || from - next > columns || to < from || !hasRoom) return null;
    for (; next < from; next++) cells.push({ step: null, span: 1 });
    cells.push({ step, span: to - from + 1 });
    next = to + 1;
  }
  if (isLast) cells.push({ step: steps.length - 1, span: columns });
  const fits = columns >= MIN_COLUMNS && columns <= MAX_COLUMNS;
  return fits && cells.every(({ span }) => span <= MAX_SPAN || span === columns)
    ? { columns, cells }
    : null;
}
