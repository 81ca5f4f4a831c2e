import { expect, it } from "vitest";
import { describeNow, parseHours, skyAt } from "./sydney.ts";

const HOURS = parseHours("1245 09:00-17:30;6 10:00-16:00;3 13:00-17:30;3 09:00-12:00");

// Sydney is 11 hours ahead in summer and 10 in winter. 14 January and 15 July 2026 are Wednesdays there.
it.each([
  ["2026-01-13T22:00:00Z", "Sydney, 9 am. A person answers until 12 pm today."],
  ["2026-07-14T23:00:00Z", "Sydney, 9 am. A person answers until 12 pm today."],
  ["2026-01-13T21:59:00Z", "Sydney, 8.59 am. A person answers from 9 am today."],
  ["2026-01-14T06:30:00Z", "Sydney, 5.30 pm. A person answers from 9 am tomorrow."],
  ["2026-01-14T01:00:00Z", "Sydney, 12 pm. A person answers from 1 pm today."],
  ["2026-01-16T07:42:00Z", "Sydney, 6.42 pm. A person answers from 10 am tomorrow."],
  ["2026-01-17T04:59:00Z", "Sydney, 3.59 pm. A person answers until 4 pm today."],
  ["2026-01-17T05:00:00Z", "Sydney, 4 pm. A person answers from 9 am on Monday."],
])("at %s says “%s”", (time, expected) => {
  expect(describeNow(new Date(time), HOURS)).toBe(expected);
});

it("has the same time as the time zone's own rules, around every change of the clocks", () => {
  const format = new Intl.DateTimeFormat("en-AU", {
    timeZone: "Australia/Sydney",
    ...{ hour: "numeric", minute: "2-digit", hour12: true },
  });
  for (let year = 2024; year <= 2040; year++) {
    for (const month of [3, 9]) {
      for (let hour = -48; hour < 9 * 24; hour++) {
        const now = new Date(Date.UTC(year, month, 1, hour, 30));
        const expected = format.format(now).replace(":", ".").replace(/\s/g, " ");
        expect(describeNow(now, []), now.toISOString()).toBe(`Sydney, ${expected}.`);
      }
    }
  }
});

it("says the time alone if a person never answers", () => {
  expect(describeNow(new Date("2026-01-14T01:05:00Z"), [])).toBe("Sydney, 12.05 pm.");
});

it("has a sky for each hour, by Sydney's clock", () => {
  const skies = Array.from({ length: 24 }, (_, hour) =>
    skyAt(new Date(Date.UTC(2026, 6, 14, hour - 10))),
  );
  expect(skies.map(([first]) => first).join("")).toBe(
    "nnnnn" + "ddd" + "ddddddddd" + "ddd" + "nnnn",
  );
  expect(new Set(skies)).toEqual(new Set(["night", "dawn", "day", "dusk"]));
});
