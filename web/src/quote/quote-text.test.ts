import { expect, it } from "vitest";
import { settleLines } from "./quote.ts";
import {
  mailMessage,
  optionText,
  paymentsOf,
  quoteService,
  quoteText,
  quoteTitle,
  totalOf,
  unitText,
} from "./quote-text.ts";
import { lineOf } from "./testing/lines.ts";

it("types a quote out for a chat", () => {
  const packages = lineOf({
    ...{ key: "social.1", label: "Social media", title: "Foothold", scope: "One platform" },
    ...{ amount: 699, unit: "month", quantity: 3 },
  });
  const all = settleLines([
    lineOf({ key: "extra", label: "Extra", alternatives: ["skus"] }),
    lineOf({ key: "skus", label: "Uploads", amount: 150, unit: "100-skus", quantity: 4 }),
    packages,
    lineOf({ key: "design", label: "Website design", amount: 1999 }),
  ]);
  expect(
    quoteText(all, "https://x.example/quote"),
  ).toBe(`– Extra: Instead of Uploads: choose one. We’ve counted Uploads.
– Uploads: $150 AUD/100 SKUs, 4 lots of 100 SKUs: $600.00
– Social media: Foothold (One platform): $699 AUD/month, 3 months: $2,097.00
– Website design: $1,999 AUD
Total over the months shown $4,696.00, includes GST of $426.91
On acceptance $1,299.50, includes GST of $118.14
When it’s live or delivered $1,299.50, includes GST of $118.14
Each month in advance, for 3 months $699.00, includes GST of $63.55
https://x.example/quote`);
  expect(quoteTitle(all)).toBe("Your quote: 4 lines, $2,599 + $699/month");
  expect(quoteService(all)).toBe("Quote: Extra and 3 more");
  expect(quoteService([packages])).toBe("Quote: Social media: Foothold");
  expect(totalOf([lineOf({ unit: "month" })]).label).toBe("Total");
  const long = quoteService([lineOf({ label: "x".repeat(200) }), lineOf({ key: "b" })]);
  expect([long.length, long.slice(-12)]).toEqual([120, "x and 1 more"]);
  expect(packages.choices.map(optionText)).toEqual(["Foothold, $699/month"]);
  expect(lineOf().choices.map(optionText)).toEqual(["As on its page, $10"]);
});

it.each([
  ["month", 1, "month"],
  ["100-skus", 1, "lot of 100 SKUs"],
  ["100-skus", 4, "lots of 100 SKUs"],
  ["article", 3, "articles"],
  ["once", 1, ""],
])("names the units of a price by %s: %d %s", (unit, quantity, text) => {
  expect(unitText({ amount: 10, unit }, quantity)).toBe(text);
});

it("an email says what a quote comes to, and leaves its lines to the link", () => {
  expect(mailMessage([lineOf({ label: "Design" })], "https://x.example/quote")).toBe(
    "Hi Team, I’d like this quote, please.\n\nTotal $10.00, includes GST of $0.91\nhttps://x.example/quote",
  );
});

it("says what a quote comes to, each month apart from the rest", () => {
  const design = lineOf({ amount: 1999 });
  const skus = lineOf({ key: "b", amount: 299, unit: "100-skus", quantity: 4 });
  const team = lineOf({ key: "c", amount: 49.9, unit: "month", quantity: 3 });
  expect([[design], [skus, team], [team], []].map(quoteTitle)).toEqual([
    "Your quote: 1 line, $1,999",
    "Your quote: 2 lines, $1,196 + $49.90/month",
    "Your quote: 1 line, $49.90/month",
    "Your quote is empty",
  ]);
});

it("pays one-off work in halves, and months in advance for as long as each line runs", () => {
  const all = [
    lineOf({ amount: 1999.01 }),
    lineOf({ key: "b", amount: 150, unit: "100-skus", quantity: 3 }),
    lineOf({ key: "c", amount: 49, unit: "month" }),
    lineOf({ key: "d", amount: 3599, unit: "month", quantity: 6 }),
    lineOf({ key: "e", amount: 100, unit: "month", quantity: 7 }),
  ];
  expect(paymentsOf(all).map(({ label, cents }) => `${label} ${cents}`)).toEqual([
    "On acceptance 122451",
    "When it’s live or delivered 122450",
    "First month, paid in advance 374800",
    "Months 2 to 6, each in advance 369900",
    "Month 7, in advance 10000",
  ]);
  const months = paymentsOf([lineOf({ unit: "month", quantity: 3 })]);
  expect(months.map(({ label }) => label)).toEqual(["Each month in advance, for 3 months"]);
});
