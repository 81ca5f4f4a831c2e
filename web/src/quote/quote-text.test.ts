import { expect, it } from "vitest";
import { describeQuote, shortSums, sumsOf } from "./figures.ts";
import { choiceOf } from "./quote.ts";
import {
  chatMessage,
  mailMessage,
  optionText,
  paymentFigures,
  quoteService,
  quoteText,
  quoteTitle,
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

it("an email leaves the lines to the link, then the payments, where mail programs would cut it", () => {
  const address = "https://x.example/quote";
  const long = (index: number) =>
    lineOf({ key: `k${index}`, label: "Website design, home and forms" });
  const all = (count: number) => Array.from({ length: count }, (_, index) => long(index));
  expect(mailMessage(all(2), address)).toBe(chatMessage(all(2), address));
  for (const count of [30, 60]) {
    const mail = mailMessage(all(count), address);
    expect(encodeURIComponent(mail).length).toBeLessThanOrEqual(1_900);
    expect(mail).toContain(totalOf(all(count)).amount);
    expect(mail.includes("Website design, home and forms")).toBe(count === 30);
    expect(mail).toContain(address);
  }
});

it("adds up ticks for the docket, each month apart from the rest", () => {
  const ticked = (seen: number, isMonthly = false, quantity: number | null = null) => ({
    seen,
    isMonthly,
    quantity,
  });
  const short = (...all: ReturnType<typeof ticked>[]) => shortSums(sumsOf(all));
  expect(short(ticked(199_900), ticked(14_900))).toBe("$2,148");
  expect(short(ticked(29_900, false, 4), ticked(4_990, true, 3))).toBe("$1,196 + $49.90/month");
  expect(short(ticked(359_900, true))).toBe("$3,599/month");
  expect(short()).toBe("$0");
  expect(describeQuote(3, { once: 429_800, monthly: 359_900 })).toBe(
    "Your quote: 3 lines, $4,298 once and $3,599 a month",
  );
  expect(describeQuote(1, { once: 100, monthly: 0 })).toBe("Your quote: 1 line, $1 once");
  expect(describeQuote(1, { once: 0, monthly: 359_900 })).toBe(
    "Your quote: 1 line, $3,599 a month",
  );
  expect(describeQuote(0, { once: 0, monthly: 0 })).toBe("Your quote is empty");
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

it("says what a line leaves out that another one needs, while both are there", () => {
  const unsuitable = [{ title: "Shops and logins", offers: ["shop"] }];
  const care = lineOf({ key: "care", unsuitable });
  const shop = lineOf({ key: "shop", label: "Shop" });
  const others = [care, shop, lineOf({ key: "other" })];
  expect(textsOf(care, others)?.note).toBe("Doesn’t cover Shop (Shops and logins).");
  expect(textsOf(care)?.note).toBe("");
});
