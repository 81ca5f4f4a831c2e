import { PRICE_UNITS } from "@currawong/schemas/price";
import fc from "fast-check";
import { expect, it } from "vitest";
import { gstIn, toTheCent } from "./figures.ts";
import { inCents, MOST_UNITS } from "./line.ts";
import {
  amountOf,
  changeLine,
  chargedIn,
  choiceOf,
  limitsOf,
  type QuoteLine,
  uncountedOf,
} from "./quote.ts";
import { paymentFigures, paymentsOf, totalOf } from "./quote-text.ts";
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

it("a line counts unless one that counts contains it, or a later one that counts replaces it", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const uncounted = uncountedOf(all);
      const counted = all.filter((line) => !uncounted.has(line));
      if (all.length > 0) expect(counted).not.toEqual([]);
      for (const line of counted) {
        const { contains, alternatives } = choiceOf(line);
        const others = counted.filter((other) => other !== line).map(({ id }) => id);
        for (const id of [...contains, ...alternatives]) expect(others).not.toContain(id);
      }
      const labels = counted.map(({ label }) => label);
      for (const reason of uncounted.values())
        expect(labels).toContain("by" in reason ? reason.by : undefined);
    }),
  );
});

it.each([
  // Each line, what it contains and what it is instead of; then the lines that count.
  ["what is in a replaced line", "web>booking booking custom|web", "booking custom"],
  ["of a chain, what is not replaced itself", "a|b b|c c", "a c"],
  ["the same of it in another order", "b|c a|b c", "a c"],
  ["nothing that is in what is in a line", "calendar booking>calendar site>booking", "site"],
  ["in a circle, the later line", "a>b b>c c>a", "c"],
  ["the later line, though the earlier contains it", "site>local local|site", "local"],
  ["a line that contains what it replaces", "local|site site>local", "site"],
  ["no add-on without its service", "care.plus-1", ""],
  ["an add-on with its service", "care care.plus-1", "care care.plus-1"],
  ["no add-on of a replaced service", "care|plan care.plus-1 plan", "plan"],
  ["an add-on of a service in another line", "site>care care.plus-1", "site care.plus-1"],
])("charges %s", (_, text, expected) => {
  const all = text.split(" ").map((one) => {
    const [key = "", contains] = (one.split("|")[0] ?? "").split(">");
    const alternative = one.split("|")[1];
    return lineOf({
      ...{ key, id: key.replace(/\..*/, "") },
      ...{ contains: contains ? [contains] : [], alternatives: alternative ? [alternative] : [] },
    });
  });
  const charged = chargedIn(all).map(({ key }) => key);
  expect(charged.join(" ")).toBe(expected);
});

it("says of each figure how much of it is tax: an eleventh, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(Math.abs(gstIn(cents) * 11 - cents)).toBeLessThanOrEqual(5.5);
    }),
  );
  expect(inCents(0.295)).toBe(30);
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

it("says beside a line why it is not charged, which follows its scope", () => {
  const booking = lineOf({ key: "booking" });
  const site = lineOf({
    choices: [choice("site", { contains: ["booking"] }), choice("site.small")],
    key: "site",
  });
  expect(textsOf(booking, [booking, site])).toMatchObject({
    ...{ note: "Already in SITE, so it’s not charged again.", amount: "$0.00", rate: "" },
  });
  expect(textsOf(booking, [booking, { ...site, key: "site.small" }])?.note).toBe("");
  const local = lineOf({ key: "local", alternatives: ["booking"] });
  expect(textsOf(local, [local, booking])?.note).toBe(
    "Instead of BOOKING: choose one. Only BOOKING is counted.",
  );
  expect(textsOf(lineOf({ key: "booking.plus-1" }))?.note).toMatch(/^An add-on/);
});
