/** A step's columns in the calendar and, for days, its row: all counted from 1. */
type Span = { from: number; to: number; row?: number };

/** The steps of a calendar, whose columns are weeks, or working days in rows of a week. */
export type Calendar = { columns: number; spans: Span[] };

/** More columns would be too narrow for the text. */
const MAX_COLUMNS = 7;
const WORKING_WEEK = 5;
const MAX_ROWS = 3;

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
  if (!unit || !first || !last) return null;
  const [from, to] = [Number(first), Number(last)];
  const isCounted = unit.toLowerCase() === "day" || from > 0;
  return isCounted && from <= to ? { unit: unit.toLowerCase(), from, to } : null;
}

/** The columns of working days: all in one row, or five to a row. */
function dayColumns(days: readonly Period[]): Calendar | null {
  const first = days[0]?.from ?? 0;
  const count = (days.at(-1)?.to ?? 0) - first + 1;
  const columns = count > MAX_COLUMNS ? WORKING_WEEK : count;
  const columnOf = (day: number) => ((day - first) % columns) + 1;
  const rowOf = (day: number) => Math.floor((day - first) / columns) + 1;
  const spans = days.map(({ from, to }) => ({
    from: columnOf(from),
    to: columnOf(to),
    row: rowOf(from),
  }));
  // A step takes days of its own, all in one row.
  const fits = days.every(
    ({ from, to }, index) => from > (days[index - 1]?.to ?? -1) && rowOf(from) === rowOf(to),
  );
  return fits && count <= MAX_ROWS * columns ? { columns, spans } : null;
}

/** The columns of weeks, and of what has no number among them. */
function weekColumns(times: readonly string[], weeks: readonly Period[]): Calendar | null {
  const last = Math.max(...weeks.map(({ to }) => to));
  const spanOf = (time: string): Span | null => {
    if (THROUGHOUT.test(time)) return { from: 1, to: last };
    if (AFTERWARDS.test(time)) return { from: last + 1, to: last + 1 };
    return readPeriod(time);
  };
  const spans = times.map(spanOf);
  const placed = spans.flatMap((span) => span ?? []);
  const columns = Math.max(...placed.map(({ to }) => to));
  const fits = placed.length === times.length && columns <= MAX_COLUMNS;
  return fits ? { columns, spans: placed } : null;
}

/**
 * Places steps in a calendar by the times in their titles, e.g. `Weeks 1–2: feasibility`.
 * @returns null if their times are not all known, mix days with weeks, or do not fit into one
 */
export function calendarOf(titles: readonly string[]): Calendar | null {
  const times = titles.map((title) => splitTitle(title).time ?? "");
  const periods = times.flatMap((time) => readPeriod(time) ?? []);
  const units = new Set(periods.map(({ unit }) => unit));
  if (units.size !== 1) return null;
  if (units.has("week")) return weekColumns(times, periods);
  return periods.length === times.length ? dayColumns(periods) : null;
}
