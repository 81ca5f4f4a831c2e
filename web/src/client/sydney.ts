/** When a person answers: the days as digits, and the times as `09:00`. */
type Hours = { days: string; opens: string; closes: string };

type Sky = "dawn" | "day" | "dusk" | "night";

const WEEK = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The first Sunday of a month, at 2 am standard time in Sydney, in milliseconds since 1970. */
function firstSunday(year: number, month: number): number {
  const first = new Date(Date.UTC(year, month));
  return Number(first) + ((7 - first.getUTCDay()) % 7) * DAY_MS - 8 * HOUR_MS;
}

/**
 * The day of the week, from Sunday, 0, and the time in Sydney, as `09:05`. Ten hours ahead of UTC, and eleven from the first Sunday of October to the
 * first of April (Standard Time Act 1987, NSW). A formatter would take a slow phone 80 ms to create.
 */
function readClock(now: Date): { today: number; time: string } {
  const year = now.getUTCFullYear();
  const isSummer = Number(now) < firstSunday(year, 3) || Number(now) >= firstSunday(year, 9);
  const local = new Date(Number(now) + (isSummer ? 11 : 10) * HOUR_MS);
  return { today: local.getUTCDay(), time: local.toISOString().slice(11, 16) };
}

/** A time as people write it: `9 am`, `6.42 pm`. */
function writeTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute ? `.${String(minute).padStart(2, "0")}` : "";
  return `${hour % 12 || 12}${minutes} ${hour < 12 ? "am" : "pm"}`;
}

/** Which sky is over Sydney: of equal hours all year, as the pages are. */
export function skyAt(now: Date): Sky {
  const hour = Number(readClock(now).time.slice(0, 2));
  if (hour < 5 || hour >= 20) return "night";
  if (hour < 8) return "dawn";
  return hour < 17 ? "day" : "dusk";
}

/**
 * The time in Sydney, and until when a person answers or from when on: `Sydney, 6.42 pm. A person answers from 9 am
 * tomorrow.`
 */
export function describeNow(now: Date, hours: readonly Hours[]): string {
  const { today, time } = readClock(now);
  const clock = `Sydney, ${writeTime(time)}.`;
  for (const ahead of [0, 1, 2, 3, 4, 5, 6, 7]) {
    const next = (today + ahead) % 7;
    const [first] = hours
      .filter(({ days, closes }) => days.includes(`${next}`) && (ahead > 0 || time < closes))
      .toSorted((one, other) => one.opens.localeCompare(other.opens));
    if (!first) continue;
    if (ahead === 0 && time >= first.opens) {
      return `${clock} A person answers until ${writeTime(first.closes)} today.`;
    }
    const when = ["today", "tomorrow"][ahead] ?? `on ${WEEK[next]}`;
    return `${clock} A person answers from ${writeTime(first.opens)} ${when}.`;
  }
  return clock;
}

/** The hours as the server wrote them, with the days as digits from Sunday, 0: `12345 09:00-18:00;6 10:00-16:00`. */
export function parseHours(text: string): Hours[] {
  return text.split(";").map((each) => {
    const [days = "", opens = "", closes = ""] = each.split(/[ -]/);
    return { days, opens, closes };
  });
}

const MINUTE_MS = 60_000;

/** Shows the sky of Sydney's hour, and keeps the line about opening hours right; the server rendered neither. */
export function showSydney(): void {
  const update = () => {
    const now = new Date();
    document.documentElement.dataset.sky = skyAt(now);
    for (const line of document.querySelectorAll<HTMLElement>("[data-hours]")) {
      line.textContent = describeNow(now, parseHours(line.dataset.hours ?? ""));
    }
  };
  update();
  setInterval(update, MINUTE_MS);
}
