import { PRICE_UNITS } from "@currawong/schemas/price";
import fc from "fast-check";
import { expect, it } from "vitest";
import { gstIn, toTheCent } from "./figures.ts";
import { inCents } from "./line.ts";
import {
  changedLines,
  exclusionsOf,
  hasQuantity,
  lineAmount,
  type QuoteLine,
  referenceOf,
  requestsOf,
  totalsOf,
} from "./quote.ts";
import { chatMessage, mailMessage, quoteText } from "./quote-text.ts";
import { tickedTotal } from "./ticked-total.ts";

const BLANK: QuoteLine = {
  ...{ key: "a", label: "A", href: null, scope: null, quantity: 1, seen: null },
  ...{ risesWith: [], notIncluded: [], weeks: null, comparison: null },
  price: { amount: 1, unit: "once" },
};
const lineOf = (amount: number, unit = "once", quantity = 1): QuoteLine => ({
  ...BLANK,
  price: { amount, unit },
  quantity,
});

const line = fc
  .record({
    key: fc.stringMatching(/^[a-z-]{1,20}$/),
    cents: fc.integer({ min: 0, max: 100_000_000 }),
    unit: fc.constantFrom(...PRICE_UNITS.map(({ value }) => value)),
    quantity: fc.integer({ min: 1, max: 24 }),
  })
  .map(({ key, cents, unit, quantity }) => {
    const price = { amount: cents / 100, unit };
    return { ...BLANK, key, price, quantity: hasQuantity(price) ? quantity : 1 };
  });
const lines = fc.array(line, { maxLength: 20 });

it("every cent of a quote is in exactly one of its totals", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const { once, monthly, toStart, whole } = totalsOf(all);
      expect(inCents(toStart)).toBe(inCents(once) + inCents(monthly));
      const cents = all.reduce((sum, one) => sum + inCents(lineAmount(one)), 0);
      expect(inCents(whole)).toBe(cents);
      if (all.every(({ quantity }) => quantity === 1)) expect(whole).toBe(toStart);
    }),
  );
});

it("the tax in a total is an eleventh of it, to the cent", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
      const gst = gstIn(cents / 100);
      expect(Math.abs(gst * 11 - cents / 100)).toBeLessThanOrEqual(0.0551);
      expect(inCents(gst) / 100).toBe(gst);
    }),
  );
});

it("keeps what is charged once apart from each month", () => {
  const all = [
    lineOf(1999),
    lineOf(150, "100-skus", 3),
    lineOf(49, "month"),
    lineOf(3599, "month", 6),
  ];
  const { once, monthly, toStart, whole, months } = totalsOf(all);
  expect({ once, monthly, toStart, whole, months }).toEqual({
    ...{ once: 2449, monthly: 3648, toStart: 6097, months: 6 },
    whole: 2449 + 49 + 6 * 3599,
  });
  expect(toTheCent(gstIn(toStart))).toBe("$554.27");
});

it("names what raised or fell since the link was made, and nothing else", () => {
  const seen = (amount: number, cents: number | null) => ({ ...lineOf(amount), seen: cents });
  expect(changedLines([seen(10, 1000), seen(10, null), seen(12, 1000)])).toMatchObject([
    { before: 10, price: { amount: 12 } },
  ]);
});

it("lists what is not included once, under every line that leaves it out", () => {
  const a = { ...BLANK, label: "A", notIncluded: ["Photos", "Hosting"] };
  const b = { ...BLANK, label: "B", notIncluded: ["Photos", "Photos"] };
  expect(exclusionsOf([a, b])).toEqual([
    { labels: "A, B", items: ["Photos"] },
    { labels: "A", items: ["Hosting"] },
  ]);
});

it("a reference is the same for the same lines, and changes with a price or a quantity", () => {
  fc.assert(
    fc.property(lines, (all) => {
      expect(referenceOf(all.toReversed())).toBe(referenceOf(all));
      expect(referenceOf(all)).toMatch(/^Q-[0-9A-Z]{6}$/);
    }),
  );
  const references = [lineOf(10, "month"), lineOf(11, "month"), lineOf(10, "month", 2)];
  expect(new Set(references.map((one) => referenceOf([one]))).size).toBe(3);
});

it("types a quote out for a chat", () => {
  const all = [
    { ...lineOf(1999), label: "Website design", scope: "home, pages and forms, drawn" },
    { ...lineOf(3599, "month", 3), label: "React developer" },
  ];
  expect(quoteText(all, "https://x.example/quote")).toBe(`Quote ${referenceOf(all)}
– Website design (home, pages and forms, drawn): $1,999 AUD
– React developer: $3,599 AUD/month, 3 months: $10,797.00
Once $1,999.00
Each month $3,599.00
All lines over their months $12,796.00
To start, with the first month $5,598.00
includes GST of $508.91
https://x.example/quote`);
  expect(requestsOf(all).map(({ seen }) => seen)).toEqual([199_900, 359_900]);
});

it("an email carries a long quote without its prices, because mail programs cut long addresses", () => {
  const long = { ...lineOf(1999), label: "Website design", scope: "home, pages and forms, drawn" };
  const address = "https://x.example/quote";
  expect(mailMessage([long, long], address)).toBe(chatMessage([long, long], address));
  const many = Array.from({ length: 20 }, () => long);
  expect(encodeURIComponent(chatMessage(many, address)).length).toBeGreaterThan(1_900);
  const mail = mailMessage(many, address);
  expect(encodeURIComponent(mail).length).toBeLessThan(1_900);
  expect(mail).toContain("To start $39,980.00");
  expect(mail).toContain(address);
});

it("adds up ticks for the docket, each month apart from the rest", () => {
  const ticked = (cents: number, isMonthly = false, quantity = 1) => ({
    ...{ key: "a", cents, isMonthly, quantity },
  });
  expect(tickedTotal([ticked(199_900), ticked(14_900)])).toBe("$2,148");
  expect(tickedTotal([ticked(199_900), ticked(4_995, true, 3)])).toBe("$1,999 + $49.95/month");
  expect(tickedTotal([])).toBe("$0");
});
