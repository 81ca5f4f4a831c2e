import { PRICE_UNITS } from "@currawong/schemas/price";
import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, earliestText } from "./dates.ts";
import { gstIn, sumsOf, toTheCent } from "./figures.ts";
import { inCents, MOST_UNITS } from "./line.ts";
import {
  amountOf,
  changeLine,
  chargedIn,
  choiceOf,
  limitsOf,
  type QuoteLine,
  ticksOf,
  uncountedOf,
} from "./quote.ts";
import { paymentFigures, paymentsOf, quoteText, totalOf } from "./quote-text.ts";
import { choice, FLUTTER, lineOf, priceOf, textsOf } from "./testing/lines.ts";

const given = fc.record({
  cents: fc.integer({ min: 0, max: 100_000_000 }),
  unit: fc.constantFrom(...PRICE_UNITS.map(({ value }) => value)),
  quantity: fc.integer({ min: 1, max: MOST_UNITS }),
  contains: fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
  alternatives: fc.array(fc.nat({ max: 9 }), { maxLength: 1 }),
});
/** Up to ten things that contain and replace each other, in any way that an editor may have entered. */
const lines = fc.array(given, { maxLength: 10 }).map((all) =>
  all.map(({ cents, unit, quantity, contains, alternatives }, index) =>
    lineOf({
      ...{ key: `k${index}`, amount: cents / 100, unit, quantity: unit === "once" ? 1 : quantity },
      contains: contains.map((other) => `k${other}`),
      alternatives: alternatives.map((other) => `k${other}`),
    }),
  ),
);

/** What each line adds to the total, in cents. */
const amountsOf = (all: readonly QuoteLine[]) =>
  all.map((line) => (uncountedOf(all).has(line) ? 0 : amountOf(line)));

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

it("the amounts of the lines add up to the total, and so do the payments", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const total = sum(amountsOf(all));
      expect(totalOf(all).amount).toBe(toTheCent(total));
      expect(sum(paymentsOf(all).map(({ cents, times }) => cents * times))).toBe(total);
      expect(paymentsOf(all).every(({ cents }) => cents >= 0)).toBe(true);
    }),
  );
});

it("nothing is charged twice, and of what belongs together something is", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const uncounted = uncountedOf(all);
      if (all.length > 0) expect(uncounted.size).toBeLessThan(all.length);
      for (const line of all.filter((one) => !uncounted.has(one))) {
        for (const other of all.filter((one) => one !== line && !uncounted.has(one))) {
          const { contains } = choiceOf(line);
          expect(choiceOf(other).alternatives).not.toContain(line.id);
          const isMutual =
            contains.includes(other.id) && choiceOf(other).contains.includes(line.id);
          expect(contains.includes(other.id) && !isMutual).toBe(false);
        }
      }
    }),
  );
});

it("says of each figure how much of it is tax: an eleventh, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(Math.abs(gstIn(cents) * 11 - cents)).toBeLessThanOrEqual(5.5);
    }),
  );
  const [first] = paymentFigures([lineOf({ amount: 7999 })]);
  expect(first).toEqual({
    label: "On acceptance",
    amount: "$3,999.50",
    gst: "includes GST of $363.59",
  });
});

it("the quantity decides the price where months do, whichever was ticked", () => {
  const at = (key: string, quantity: number | null) => {
    const line = changeLine(FLUTTER, { key, quantity });
    return [line.quantity, choiceOf(line).price.amount];
  };
  expect(at("flutter.template", null)).toEqual([12, 3799]);
  expect(at("flutter", null)).toEqual([1, 3999]);
  for (const key of ["flutter", "flutter.template"]) {
    expect(at(key, 3)).toEqual([3, 3999]);
    expect(at(key, 11)).toEqual([11, 3999]);
    expect(at(key, 12)).toEqual([12, 3799]);
    expect(at(key, 99)).toEqual([24, 3799]);
  }
  expect(amountOf(changeLine(FLUTTER, { key: "flutter.template", quantity: 3 }))).toBe(1_199_700);
  const scopeAt = (quantity: number) =>
    textsOf(changeLine(FLUTTER, { key: "flutter", quantity }))?.scope;
  expect(scopeAt(3)).toBe("from 12 months $3,799/month");
  expect(scopeAt(12)).toBe("up to 11 months $3,999/month");
});

it("keeps a quantity within the months of the only price, and at one for what is charged once", () => {
  const least = { ...FLUTTER, choices: [priceOf("flutter", 3799, 3, 6)] } as const;
  expect(limitsOf(least)).toEqual({ least: 3, most: 6 });
  for (const [asked, kept] of [
    [1, 3],
    [4, 4],
    [9, 6],
  ] as const) {
    expect(changeLine(least, { key: "flutter", quantity: asked }).quantity).toBe(kept);
  }
  expect(limitsOf(lineOf({ unit: "month" }))).toEqual({ least: 1, most: MOST_UNITS });
  // Another price by the year decides nothing where the chosen one has no term.
  const open = {
    ...FLUTTER,
    choices: [choice("flutter", { price: { amount: 5, unit: "month" } }), priceOf("x", 3, 12)],
  } as const;
  expect(choiceOf(changeLine(open, { key: "flutter", quantity: 12 })).price.amount).toBe(5);
  for (const { value: unit } of PRICE_UNITS) {
    const line = changeLine(lineOf({ unit }), { key: "a", quantity: 3 });
    expect(line.quantity).toBe(unit === "once" ? 1 : 3);
  }
});

it("a quote's address, and what the browser gets of it, are the same lines", () => {
  const any = fc.tuple(lines, fc.integer({ min: 1, max: MOST_UNITS }));
  fc.assert(
    fc.property(any, ([all, months]) => {
      const quote = [...all, changeLine(FLUTTER, { key: "flutter", quantity: months })];
      const back = ticksOf(quote).map((request, index) =>
        changeLine(quote[index] ?? FLUTTER, request),
      );
      const sent = JSON.parse(JSON.stringify(quote)) as QuoteLine[];
      for (const same of [back, sent]) {
        expect(chargedIn(same).map(amountOf)).toEqual(chargedIn(quote).map(amountOf));
        expect(quoteText(same, "x")).toBe(quoteText(quote, "x"));
        expect(ticksOf(same)).toEqual(ticksOf(quote));
      }
    }),
  );
  expect(inCents(0.295)).toBe(30);
});

it("does not charge what another line contains, however deep, nor both of two alternatives", () => {
  const site = lineOf({ key: "site", contains: ["booking"] });
  const booking = lineOf({ key: "booking", contains: ["calendar"] });
  const calendar = lineOf({ key: "calendar" });
  const all = [calendar, booking, site];
  expect(uncountedOf(all).get(booking)).toEqual({ reason: "contained", by: "SITE" });
  expect(uncountedOf(all).has(calendar)).toBe(true);
  expect(amountsOf(all)).toEqual([0, 0, 1000]);
  expect(uncountedOf([calendar, site]).size).toBe(0);
  expect(textsOf(booking, all)).toMatchObject({
    ...{ note: "Already in SITE, so it’s not charged again.", amount: "$0.00", rate: "" },
  });

  const chatbot = lineOf({ key: "chatbot", alternatives: ["local"] });
  const local = lineOf({ key: "local" });
  expect(amountsOf([chatbot, local])).toEqual([0, 1000]);
  expect(amountsOf([local, chatbot])).toEqual([0, 1000]);
  expect(textsOf(local, [local, chatbot])?.note).toBe(
    "Instead of CHATBOT: choose one. Only CHATBOT is counted.",
  );
  // What a line contains follows its scope.
  const scopes = lineOf({
    choices: [choice("site", { contains: ["booking"] }), choice("site.small")],
    key: "site.small",
  });
  expect(amountsOf([booking, scopes])).toEqual([1000, 1000]);
  expect(amountsOf([booking, { ...scopes, key: "site" }])).toEqual([0, 1000]);
  // Things that contain each other by mistake: one of them is charged.
  const [one, other] = [
    lineOf({ key: "1", contains: ["2"] }),
    lineOf({ key: "2", contains: ["1"] }),
  ];
  expect(amountsOf([one, other])).toEqual([1000, 0]);
  const circle = ["1", "2", "3"].map((key, at) =>
    lineOf({ key, contains: [`${((at + 1) % 3) + 1}`] }),
  );
  expect(amountsOf(circle)).toEqual([1000, 0, 0]);
  // What is contained is said, whatever it is instead of.
  const both = lineOf({ key: "local", alternatives: ["site"], label: "Both" });
  const whole = lineOf({ key: "site", contains: ["local"] });
  expect(uncountedOf([both, whole]).get(both)?.reason).toBe("contained");
  // An add-on is charged beside whatever contains its service.
  const addOn = lineOf({ key: "booking.plus-1", id: "booking" });
  expect(amountsOf([addOn, site])).toEqual([1000, 1000]);
});

it("an alternative that is not counted takes no time", () => {
  const weeks = (from: number) => ({ from, to: null, unit: "weeks" }) as const;
  const slow = lineOf({ key: "slow", alternatives: ["quick"], duration: weeks(9) });
  const quick = lineOf({ key: "quick", duration: weeks(1) });
  expect(addDays("2026-11-28", 7)).toBe("2026-12-05");
  expect(earliestText([slow, quick], "2026-11-28")).toContain("5 December 2026");
});

it("a device keeps a line at the price that it has, and adds up the same", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const amounts = (isMonthly: boolean) =>
        all
          .filter(({ choices: [{ price }] }) => (price.unit === "month") === isMonthly)
          .map((line) => (isMonthly ? amountOf({ ...line, quantity: 1 }) : amountOf(line)));
      expect(sumsOf(ticksOf(all))).toEqual({
        ...{ once: sum(amounts(false)), monthly: sum(amounts(true)) },
      });
    }),
  );
  expect(ticksOf([changeLine(FLUTTER, { key: "flutter", quantity: 13 })])).toEqual([
    {
      ...{ key: "flutter.template", quantity: 13, seen: 379_900 },
      ...{ isMonthly: true, label: "Flutter developer" },
    },
  ]);
});
