import { expect, it } from "vitest";
import { changeLine, choiceOf } from "./quote.ts";
import {
  mailMessage,
  optionText,
  paymentFigures,
  quoteService,
  quoteText,
  quoteTitle,
  totalInShort,
  totalOf,
  unitText,
} from "./quote-text.ts";
import { lineOf, textsOf } from "./testing/lines.ts";

it("types a quote out for a chat", () => {
  const packages = lineOf({
    ...{ key: "social.1", label: "Social media" },
    ...{ title: "Foothold", scope: "One platform", amount: 699, unit: "month" },
  });
  const all = [
    lineOf({ key: "design", label: "Website design", amount: 1999 }),
    { ...packages, quantity: 3 },
    lineOf({ key: "skus", label: "Uploads", amount: 150, unit: "100-skus", quantity: 4 }),
    lineOf({ key: "extra", label: "Extra", alternatives: ["skus"] }),
  ];
  expect(
    quoteText([...all].reverse(), "https://x.example/quote"),
  ).toBe(`– Extra: Instead of Uploads: choose one. Only Uploads is counted.
– Uploads: $150 AUD/100 SKUs, 4 lots of 100 SKUs: $600.00
– Social media: Foothold (One platform): $699 AUD/month, 3 months: $2,097.00
– Website design: $1,999 AUD
Total over the months shown $4,696.00, includes GST of $426.91
On acceptance $1,299.50, includes GST of $118.14
When it’s live $1,299.50, includes GST of $118.14
Each month in advance, for 3 months $699.00, includes GST of $63.55
https://x.example/quote`);
  expect(quoteTitle(all)).toBe("Your quote: 4 lines, $2,009 once and $699 a month");
  expect(quoteService(all)).toBe("Quote: Website design and 3 more");
  expect(quoteService([packages])).toBe("Quote: Social media: Foothold");
  const long = quoteService([lineOf({ label: "x".repeat(200) }), lineOf({ key: "b" })]);
  expect([long.length, long.slice(-12)]).toEqual([120, "x and 1 more"]);
  expect(totalOf([lineOf()])).toMatchObject({ label: "Total" });
  expect(packages.choices.map(optionText)).toEqual(["Foothold, $699/month"]);
  expect(lineOf().choices.map(optionText)).toEqual(["As on its page, $10"]);
});

it.each([
  ["month", 1, "month"],
  ["month", 2, "months"],
  ["100-skus", 1, "lot of 100 SKUs"],
  ["100-skus", 4, "lots of 100 SKUs"],
  ["article", 3, "articles"],
  ["once", 1, ""],
])("names the units of a price by %s: %d %s", (unit, quantity, text) => {
  expect(unitText(choiceOf(lineOf({ unit })), quantity)).toBe(text);
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
  expect([[design], [skus, team], [team], []].map(totalInShort)).toEqual([
    ...["$1,999", "$1,196 + $49.90/month", "$49.90/month", "$0"],
  ]);
  expect([[design], [skus, team], [team], []].map(quoteTitle)).toEqual([
    "Your quote: 1 line, $1,999 once",
    "Your quote: 2 lines, $1,196 once and $49.90 a month",
    "Your quote: 1 line, $49.90 a month",
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
  expect(paymentFigures(all).map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    "On acceptance $1,224.51",
    "When it’s live $1,224.50",
    "In advance, for 1 month $3,748.00",
    "Months 2 to 6, each in advance $3,699.00",
    "Month 7, in advance $100.00",
  ]);
  const months = paymentFigures([lineOf({ unit: "month", quantity: 3 })]);
  expect(months.map(({ label }) => label)).toEqual(["Each month in advance, for 3 months"]);
});

it("says where more units were asked for than a line may have, or fewer", () => {
  const at = (unit: string, quantity: number) =>
    textsOf(changeLine(lineOf({ unit }), { key: "a", quantity }))?.note;
  expect(at("month", 99)).toBe("24 months is the most. For longer, ask us.");
  expect(at("article", 25)).toBe("24 articles is the most. For more, ask us.");
  expect(at("month", 0)).toBe("1 month is the least.");
  expect(at("month", 24)).toBe("");
});
