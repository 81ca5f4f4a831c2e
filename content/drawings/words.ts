import type { Box } from "./geometry.ts";
import { boxOf } from "./measure.ts";
import { shapesOf, textsOf } from "./texts.ts";

/** A text of a drawing, and where it stands. */
type Placed = { text: string; anchor: string; clips: readonly string[]; box: Box };

/** The year of every date in a drawing; a weekday beside a date has to be that year’s. */
const YEAR = 2026;

const DAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const;
const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

const dayOf = (name: string) => DAYS.findIndex((day) => name.startsWith(day));
const right = ({ x, w }: Box) => x + w;
const middle = ({ y, h }: Box) => y + h / 2;
const inLine = (a: Box, b: Box) => Math.abs(middle(a) - middle(b)) < 9;

/** Where a text is aligned: texts of one column share it. */
const edgeOf = ({ anchor, box }: Placed) =>
  anchor === "end" ? right(box) : anchor === "middle" ? box.x + box.w / 2 : box.x;

/** Texts that overlap or touch, or that a clipping path cuts at a side. */
function misplaced(texts: readonly Placed[], svg: string): string[] {
  const clips = new Map(shapesOf(svg).flatMap(({ clip, box }) => (clip ? [[clip, box]] : [])));
  const collisions = texts.flatMap((a, index) =>
    texts.slice(index + 1).flatMap((b) => {
      const across = Math.min(right(a.box), right(b.box)) - Math.max(a.box.x, b.box.x);
      const down = Math.min(a.box.y + a.box.h, b.box.y + b.box.h) - Math.max(a.box.y, b.box.y);
      return across > -6 && down > 3 ? [`“${a.text}” runs into “${b.text}”`] : [];
    }),
  );
  const cut = texts.filter(({ box, clips: ids }) =>
    ids.some((id) => {
      const clip = clips.get(id);
      return clip && (box.x < clip.x || right(box) > right(clip));
    }),
  );
  return [...collisions, ...cut.map(({ text }) => `“${text}” is cut off`)];
}

/** Dates that do not exist, and weekdays that are not theirs: `Tuesday 14 April`, `Fri 3 Apr`. */
function wrongDates(texts: readonly Placed[]): string[] {
  const pattern = new RegExp(
    `(?:\\b(${DAYS.join("|")})[a-z]* )?\\b(\\d{1,2}) (${MONTHS.join("|")})[a-z]*\\b`,
    "g",
  );
  return texts.flatMap(({ text }) =>
    [...text.matchAll(pattern)].flatMap(([found, weekday, day, month]) => {
      const date = new Date(Date.UTC(YEAR, MONTHS.indexOf(month ?? ""), Number(day)));
      if (date.getUTCDate() !== Number(day)) return [`there is no ${found}`];
      const name = DAYS[date.getUTCDay()];
      return weekday && weekday !== name ? [`${found} ${YEAR} is a ${name}`] : [];
    }),
  );
}

/**
 * Days of a calendar under the wrong weekday: all numbers under one heading, and those beside them, are of one
 * month. Headings are `Mon`, or `Mon 13` with the number beside it.
 */
function wrongCalendar(texts: readonly Placed[]): string[] {
  const heads = texts.flatMap((placed) => {
    const [, name, date] = /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?: (\d{1,2}))?$/.exec(placed.text) ?? [];
    return name ? [{ ...placed, day: dayOf(name), date }] : [];
  });
  const days = heads.flatMap(({ box, day, date }, index) => {
    const isInRow = heads.some((other, at) => at !== index && inLine(other.box, box));
    if (!isInRow) return [];
    if (date) return [{ row: middle(box), date: Number(date), day }];
    const below = texts.filter(
      (other) =>
        /^\d{1,2}$/.test(other.text) && Math.abs(other.box.x - box.x) < 45 && other.box.y > box.y,
    );
    return below.map((number) => ({ row: middle(box), date: Number(number.text), day }));
  });
  return days.flatMap(({ row, date, day }) => {
    const first = days.find((other) => Math.abs(other.row - row) < 9);
    return first && (date - first.date - (day - first.day)) % 7 !== 0
      ? [`the ${date} stands under ${DAYS[day]}, the ${first.date} under ${DAYS[first.day]}`]
      : [];
  });
}

const AMOUNT = /^−?\$?(\d[\d,]*(?:\.\d\d)?)$/;
const TOTAL = /^(?:Total|With GST|Paid by card)$/;
const TAX = /^GST (?:in it|included)(?: \$?([\d.,]+))?$/;

const centsOf = (amount: string) => Math.round(Number(amount.replaceAll(",", "")) * 100);

/** Totals that are not the sum of the amounts above them, and GST that is not an eleventh of one. */
function wrongSums(texts: readonly Placed[]): string[] {
  const amounts = texts.flatMap((placed) => {
    const [, amount] = AMOUNT.exec(placed.text) ?? [];
    return amount ? [{ ...placed, cents: centsOf(amount) }] : [];
  });
  /** The sums of the last amounts above one in its column: of one, of two … */
  const sumsAbove = (box: Box) => {
    const above = amounts
      .filter(
        (other) =>
          Math.abs(right(other.box) - right(box)) < 8 && middle(other.box) < middle(box) - 9,
      )
      .sort((a, b) => middle(b.box) - middle(a.box));
    let sum = 0;
    return above.slice(0, 8).map(({ cents }) => (sum += cents));
  };
  return texts.flatMap(({ text, box }) => {
    const [tax, inText] = TAX.exec(text) ?? [];
    if (!tax && !TOTAL.test(text)) return [];
    const beside = amounts.find((other) => inLine(other.box, box) && other.box.x > right(box) - 1);
    const place = beside?.box ?? box;
    const cents = inText ? centsOf(inText) : beside?.cents;
    if (cents === undefined) return [];
    const sums = sumsAbove(place);
    if (tax) {
      const isRight = sums.some((sum) => Math.abs(sum / 11 - cents) <= 1);
      return isRight || sums.length === 0 ? [] : [`${text}: not an eleventh of what stands above`];
    }
    return sums.slice(1).includes(cents) || sums.length < 2
      ? []
      : [`${text} ${cents / 100}: not the sum of what stands above`];
  });
}

const COUNTER = /^(\d) \/ (\d)$/;

/** Counters such as `1 / 6` over another number of dots. */
function wrongDots(texts: readonly Placed[], svg: string): string[] {
  const dots = shapesOf(svg).flatMap(({ name, box }) =>
    name === "circle" && box.w > 4 && box.w < 16 ? [box] : [],
  );
  return texts.flatMap(({ text, box }) => {
    const [, , all] = COUNTER.exec(text) ?? [];
    if (!all) return [];
    const rows = dots.map(({ y }) => dots.filter((other) => Math.abs(other.y - y) < 1).length);
    const row = rows.find((length, index) => length > 2 && (dots[index]?.y ?? 0) > box.y);
    return row && row !== Number(all) ? [`“${text}” over ${row} dots`] : [];
  });
}

const TIME = /^(\d{1,2})\.([0-5]\d) ([ap])m$/;

/** Times in one column that go back and forth; they run down a list or up it. */
function wrongTimes(texts: readonly Placed[]): string[] {
  const times = texts.flatMap((placed) => {
    const [, hour, minute, half] = TIME.exec(placed.text) ?? [];
    const minutes = (Number(hour) % 12) * 60 + Number(minute) + (half === "p" ? 720 : 0);
    return hour ? [{ ...placed, minutes }] : [];
  });
  const columns = new Map<number, (typeof times)[number][]>();
  for (const time of times) {
    const edge = Math.round(edgeOf(time) / 4);
    columns.set(edge, [...(columns.get(edge) ?? []), time]);
  }
  return [...columns.values()].flatMap((column) => {
    const steps = column
      .sort((a, b) => a.box.y - b.box.y)
      .slice(1)
      .map(({ minutes }, index) => minutes - (column[index]?.minutes ?? 0));
    // More than half a day back is the next morning.
    const overnight = steps.map((step) => (step < -720 ? step + 1440 : step));
    const isOrdered = overnight.every((step) => step >= 0) || steps.every((step) => step <= 0);
    return isOrdered ? [] : [`times out of order: ${column.map(({ text }) => text).join(", ")}`];
  });
}

/** `12 of 5`: a part that is more than its whole. */
const wrongParts = (texts: readonly Placed[]) =>
  texts.flatMap(({ text }) =>
    [...text.matchAll(/(?<![\d.,])([\d,]+) of ([\d,]+)(?![\d.])/g)].flatMap(
      ([found, part = "", whole = ""]) =>
        centsOf(part) > centsOf(whole) ? [`“${found}” is more than all`] : [],
    ),
  );

/**
 * What a drawing says that cannot be: texts that collide, dates, sums, counts and times.
 * @param svg as authored
 * @returns one sentence for each, in no particular order; none for a drawing without texts
 */
export function checkWords(svg: string): string[] {
  const texts = textsOf(svg).map((text) => ({ ...text, box: boxOf(text) }));
  return [
    ...misplaced(texts, svg),
    ...wrongDates(texts),
    ...wrongCalendar(texts),
    ...wrongSums(texts),
    ...wrongDots(texts, svg),
    ...wrongTimes(texts),
    ...wrongParts(texts),
  ];
}
