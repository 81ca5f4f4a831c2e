import { PRICE_UNITS } from "@currawong/schemas/price";
import fc from "fast-check";
import { expect, it } from "vitest";
import { gstIn } from "./figures.ts";
import { inCents, MOST_UNITS } from "./line.ts";
import { amountOf, listCharged, settleLines } from "./quote.ts";
import { paymentsOf, scopeText, totalOf } from "./quote-text.ts";
import { choice, flutterAt, lineAmong, lineOf, monthly } from "./testing/lines.ts";

const given = fc.record({
  cents: fc.integer({ min: 0, max: 100_000_000 }),
  unit: fc.constantFrom(...PRICE_UNITS.map(({ value }) => value)),
  quantity: fc.integer({ min: 1, max: MOST_UNITS }),
  contains: fc.array(fc.nat({ max: 9 }), { maxLength: 2 }),
  alternatives: fc.array(fc.nat({ max: 9 }), { maxLength: 1 }),
});
/** Up to ten things that contain and replace each other, in any way that an editor may have entered. */
const quote = fc.array(given, { maxLength: 10 }).map((all) =>
  settleLines(
    all.map(({ cents, contains, alternatives, ...rest }, index) =>
      lineOf({
        ...{ key: `k${index}`, amount: cents / 100, ...rest },
        contains: contains.map((other) => `k${other}`),
        alternatives: alternatives.map((other) => `k${other}`),
      }),
    ),
  ),
);

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);

it("the amounts of the lines add up to the total, and so do the payments", () => {
  fc.assert(
    fc.property(quote, (all) => {
      const total = sum(
        all.map(({ chosen, quantity, uncounted }) =>
          uncounted ? 0 : inCents(chosen.price.amount) * quantity,
        ),
      );
      expect(totalOf(all).cents).toBe(total);
      expect(sum(paymentsOf(all).map(({ cents, times }) => cents * times))).toBe(total);
      expect(paymentsOf(all).every(({ cents }) => cents >= 0)).toBe(true);
    }),
  );
});

it("a line counts unless one that counts contains it, or a later one that counts replaces it", () => {
  fc.assert(
    fc.property(quote, (all) => {
      const counted = listCharged(all);
      if (all.length > 0) expect(counted).not.toEqual([]);
      for (const line of counted) {
        const { contains, alternatives } = line.chosen;
        const others = counted.filter((other) => other !== line).map(({ id }) => id);
        for (const id of [...contains, ...alternatives]) expect(others).not.toContain(id);
      }
      for (const { uncounted } of all.filter((line) => line.uncounted))
        expect(counted.some(({ label }) => uncounted.includes(`${label}`))).toBe(true);
    }),
  );
});

it.each([
  // Each line, what it contains and what it is instead of; then the lines that count.
  ["what is in a replaced line", "site>seo web>maps maps shop|web", "site maps shop"],
  ["of a chain, what no other replaces", "a|b b|c c|c", "a c"],
  ["the same of it in another order", "b|c a|b c", "a c"],
  ["nothing that is in what is in a line", "calendar booking>calendar site>booking", "site"],
  ["in a circle, the later line", "a>c|b b|c c", "c"],
  ["the later line with what is in it, in the earlier", "site>local local>maps|site maps", "local"],
  ["a line that contains what it replaces", "local|site site>local", "site"],
  ["no add-on without its service", "care.plus-1", ""],
  ["an add-on with its service", "care care.plus-1", "care care.plus-1"],
  ["no add-on of a replaced service", "care|plan care.plus-1 plan", "plan"],
  ["an add-on of a service in another line", "site>care care.plus-1", "site care.plus-1"],
])("charges %s", (_, text, expected) => {
  const all = text.split(" ").map((one) => {
    const [named = "", alternative] = one.split("|");
    const [key = "", contains] = named.split(">");
    const line = lineOf({
      ...{ key, contains: contains ? [contains] : [] },
      alternatives: alternative ? [alternative] : [],
    });
    return { ...line, id: key.replace(/\..*/, "") };
  });
  const charged = listCharged(settleLines(all)).map(({ chosen }) => chosen.key);
  expect(charged.join(" ")).toBe(expected);
});

it("says of each figure how much of it is tax: an eleventh, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (cents) => {
      expect(Math.abs(gstIn(cents) * 11 - cents)).toBeLessThanOrEqual(5.5);
    }),
  );
  expect(inCents(0.295)).toBe(30);
});

it.each([
  ["flutter.template", null, 12, 3799, "up to 11 months $3,999/month"],
  ["flutter.template", 3, 3, 3999, "from 12 months $3,799/month"],
  ["flutter", null, 1, 3999, "from 12 months $3,799/month"],
  ["flutter", 11, 11, 3999, "from 12 months $3,799/month"],
  ["flutter", 12, 12, 3799, "up to 11 months $3,999/month"],
  ["flutter", 99, 24, 3799, "up to 11 months $3,999/month"],
])(
  "months decide the price, whichever was ticked: %s for %s",
  (key, months, kept, amount, scope) => {
    const line = flutterAt(key, months);
    expect([line.quantity, line.chosen.price.amount, scopeText(line)]).toEqual([
      kept,
      amount,
      scope,
    ]);
    expect(amountOf(line)).toBe(amount * kept * 100);
  },
);

it("keeps a quantity within the months of the only price, and at one for what is charged once", () => {
  const prices = [monthly("a", 3799, 3, 6), choice("b")];
  for (const [asked, kept] of [
    [1, 3],
    [4, 4],
    [9, 6],
  ] as const)
    expect(lineAmong(prices, "a", asked)).toMatchObject({ quantity: kept, least: 3, most: 6 });
  // Another price by the year decides nothing where the chosen one has no term.
  const open = choice("a", { price: { amount: 5, unit: "month" } });
  const line = lineAmong([open, monthly("b", 3, 12)], "a", 12);
  expect(line).toMatchObject({ chosen: open, least: 1, most: MOST_UNITS });
  for (const { value: unit } of PRICE_UNITS)
    expect(lineOf({ unit, quantity: 3 }).quantity).toBe(unit === "once" ? 1 : 3);
});

it("says beside a line why it is not charged, which follows its scope", () => {
  const booking = lineOf({ key: "booking" });
  const scopes = [choice("thing", { contains: ["booking"] }), choice("thing.small")];
  const noteBeside = (...others: ReturnType<typeof lineOf>[]) =>
    settleLines([booking, ...others])[0]?.uncounted;
  expect(noteBeside(lineAmong(scopes, "thing"), lineOf({ contains: ["booking"] }))).toBe(
    "Already in Thing, so it’s not charged again.",
  );
  expect(noteBeside(lineAmong(scopes, "thing.small"))).toBe("");
  expect(noteBeside(lineOf({ key: "local", alternatives: ["booking"] }))).toBe(
    "Instead of LOCAL: choose one. We’ve counted LOCAL.",
  );
  expect(settleLines([lineOf({ key: "booking.plus-1" })])[0]?.uncounted).toMatch(/^An add-on/);
});
