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

/** Matches `Week 3`, `Weeks 4–6` and `Day 1`. */
const PERIOD = /^(day|week)s? (\d+)(?:[–-](\d+))?$/i;
/** Matches what follows the last week, and what lasts the whole time. */
const AFTERWARDS = /^(?:from then on|after that)$/i;
const THROUGHOUT = /^(?:all|every) \w+$/i;

type Period = { unit: string; from: number; to: number };

/** Splits a title at its first colon into the time and what happens then; without one, all of it is the title. */
export function splitTitle(title: string): { time: string | null; activity: string } {
  const [time = title, activity] = title.split(/: (.*)/);
  return activity ? { time, activity } : { time: null, activity: title };
}

function readPeriod(time: string): Period | null {
  const [, unit, first, last = first] = PERIOD.exec(time) ?? [];
  return unit ? { unit: unit.toLowerCase(), from: Number(first), to: Number(last) } : null;
}

/** The days or weeks of each step, in which “from then on” is one more; `null` if one of them is not known. */
function periodsOf(titles: readonly string[]): Period[] | null {
  const periods: Period[] = [];
  for (const title of titles) {
    const time = splitTitle(title).time ?? "";
    const next = (periods.at(-1)?.to ?? 0) + 1;
    const period = AFTERWARDS.test(time)
      ? { unit: "week", from: next, to: next }
      : readPeriod(time);
    if (!period) return null;
    periods.push(period);
  }
  return new Set(periods.map(({ unit }) => unit)).size === 1 ? periods : null;
}

/**
 * Places steps in a calendar by the times in their titles, e.g. `Weeks 1–2: feasibility`.
 * @returns null if their times are not all known, mix days with weeks, overlap, or do not fit into one
 */
export function calendarOf(titles: readonly string[]): Calendar | null {
  const isLast = THROUGHOUT.test(splitTitle(titles.at(-1) ?? "").time ?? "");
  const periods = periodsOf(isLast ? titles.slice(0, -1) : titles);
  const [first] = periods ?? [];
  if (!periods || !first) return null;
  const start = first.unit === "day" ? first.from : 1;
  const count = (periods.at(-1)?.to ?? 0) - start + 1;
  const columns = first.unit === "day" && count > MAX_COLUMNS ? WORKING_WEEK : count;
  const cells: Cell[] = [];
  let next = start;
  for (const [step, { from, to }] of periods.entries()) {
    const hasRoom = ((from - start) % columns) + (to - from) < columns;
    if (from < next || from - next > columns || to < from || !hasRoom) return null;
    for (; next < from; next++) cells.push({ step: null, span: 1 });
    cells.push({ step, span: to - from + 1 });
    next = to + 1;
  }
  if (isLast) cells.push({ step: titles.length - 1, span: columns });
  const fits = columns >= MIN_COLUMNS && columns <= MAX_COLUMNS;
  return fits && cells.every(({ span }) => span <= MAX_SPAN || span === columns)
    ? { columns, cells }
    : null;
}
