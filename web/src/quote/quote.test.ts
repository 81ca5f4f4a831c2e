import { formatPrice, PRICE_UNITS } from "@currawong/schemas/price";
import fc from "fast-check";
import { expect, it } from "vitest";
import { describeQuote, gstIn, shortSums, sumsOf, toTheCent } from "./figures.ts";
import { inCents, MOST_UNITS } from "./line.ts";
import {
  amountOf,
  type Choice,
  changeLine,
  chargedIn,
  choiceOf,
  limitsOf,
  type QuoteLine,
  ticksOf,
  uncountedOf,
} from "./quote.ts";
import {
  chatMessage,
  lineTexts,
  mailMessage,
  optionText,
  paymentFigures,
  paymentsOf,
  quoteService,
  quoteText,
  quoteTitle,
  totalOf,
  unitText,
} from "./quote-text.ts";

const choice = (key: string, given: Partial<Choice> = {}): Choice => ({
  ...{ key, title: null, scope: null, price: { amount: 10, unit: "once" }, term: null },
  ...{ contains: [], alternatives: [], unsuitable: [], ...given },
});

type Given = Partial<QuoteLine> & Partial<Choice> & { amount?: number; unit?: string };

/** A line at one price; its id is its key. */
function lineOf({ amount = 10, unit = "once", ...given }: Given = {}): QuoteLine {
  const { key = "a", id = key, label = key.toUpperCase(), quantity = 1, ...facts } = given;
  const { choices = [choice(key, { price: { amount, unit }, ...facts })] } = given;
  return { id, label, choices, key, quantity };
}

const priceOf = (key: string, amount: number, from: number, to = MOST_UNITS): Choice =>
  choice(key, { term: { from, to }, price: { amount, unit: "month" } });

/** As on the price list: dearer for a few months, cheaper from twelve. */
const FLUTTER = lineOf({
  key: "flutter",
  label: "Flutter developer",
  choices: [priceOf("flutter", 3999, 1, 11), priceOf("flutter.template", 3799, 12)],
});

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

const textsOf = (line: QuoteLine, all: readonly QuoteLine[] = [line]) =>
  lineTexts(all)[all.indexOf(line)];

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

it("a quote's address leads to the same lines", () => {
  const any = fc.tuple(lines, fc.integer({ min: 1, max: MOST_UNITS }));
  fc.assert(
    fc.property(any, ([all, months]) => {
      const quote = [...all, changeLine(FLUTTER, { key: "flutter", quantity: months })];
      const back = ticksOf(quote).map((request, index) =>
        changeLine(quote[index] ?? FLUTTER, request),
      );
      expect(back.map(amountOf)).toEqual(quote.map(amountOf));
      expect(quoteText(back, "x")).toBe(quoteText(quote, "x"));
      expect(ticksOf(back)).toEqual(ticksOf(quote));
    }),
  );
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

it("says what a line leaves out that another one needs, while both are there", () => {
  const unsuitable = [{ title: "Shops and logins", offers: ["shop"] }];
  const care = lineOf({ key: "care", unsuitable });
  const shop = lineOf({ key: "shop", label: "Shop" });
  const others = [care, shop, lineOf({ key: "other" })];
  expect(textsOf(care, others)?.note).toBe("Doesn’t cover Shop (Shops and logins).");
  expect(textsOf(care)?.note).toBe("");
});

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

it("the browser gets all that its sums need, as data", () => {
  fc.assert(
    fc.property(lines, (all) => {
      const sent = JSON.parse(JSON.stringify(all)) as QuoteLine[];
      expect(quoteText(sent, "x")).toBe(quoteText(all, "x"));
      expect(chargedIn(sent)).toEqual(chargedIn(all));
      for (const line of sent) expect(formatPrice(choiceOf(line).price)).not.toBe("");
      expect(inCents(0.295)).toBe(30);
    }),
  );
});
