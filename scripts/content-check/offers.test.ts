import { expect, test } from "vitest";
import type { ContentDocument } from "./documents.ts";
import { checkFigures } from "./figures.ts";
import { checkOffers } from "./offer-rules.ts";
import { offerSheet, offersIn } from "./offers.ts";

const ref = (_ref: string) => ({ _type: "reference", _ref });
const once = (amount: number) => ({ amount, unit: "once" });
const monthly = (amount: number) => ({ amount, unit: "month" });

/** A service that breaks no rule, with these fields changed. */
const service = (fields: object = {}): ContentDocument => ({
  ...{ _id: "service-a", _type: "service", title: "Bot", group: ref("serviceGroup-bots") },
  ...{ startingPrice: once(1999), priceIncludes: "one website", features: ["Source links"] },
  ...fields,
});

/** A paragraph with a link or a price of a document in its middle. */
const paragraph = (before: string, id: string, after: string) => ({
  ...{ _type: "block", markDefs: [{ _key: "link", reference: ref(id) }] },
  children: [{ text: before }, { text: "it", marks: ["link"] }, { text: after }],
});

const set = (...packages: object[]): ContentDocument => ({
  ...{ _id: "packageSet-a", _type: "packageSet", title: "Plans" },
  packages: packages.map((one) => ({ title: "Plan", price: once(999), ...one })),
});

const packs = {
  _id: "designPage-a",
  _type: "designPage",
  sections: [{ set: ref("packageSet-a") }],
};

function findings(...documents: ContentDocument[]): string[] {
  const offers = offersIn(documents);
  return [...checkFigures(documents, offers), ...checkOffers(documents, offers)].map(
    ({ rule, id, path }) => `${/\w+(?=\))/.exec(rule) ?? rule} ${id} ${path}`.trim(),
  );
}

test("finds nothing in content that agrees", () => {
  expect(findings(service(), set({ scope: "5-8 screens" }, { scope: "25+ screens" }))).toEqual([]);
});

const EXAMPLES: Record<string, [found: string, ...ContentDocument[]]> = {
  "more than a price includes, in the offer's own text": [
    "figures service-a features[0]",
    service({
      startingPrice: monthly(299),
      priceIncludes: "12-16 posts a month",
      features: ["20 short posts a month"],
    }),
  ],
  "more than a price includes, in the answer to a question": [
    "figures service-a blocks[0].items[0].answer",
    service({
      facts: { counts: [{ to: 5, thing: "mailboxes" }] },
      sections: [{ _type: "questions", items: [{ answer: "Yes, for ten mailboxes." }] }],
    }),
  ],
  "more than a price includes, in an article that links to it": [
    "figures article-a body.0",
    service({ priceIncludes: "20 products" }),
    {
      _id: "article-a",
      _type: "article",
      body: [paragraph("Load 100 products with ", "service-a", ".")],
    },
  ],
  "a price that does not say how much it buys": [
    "size service-a",
    service({ priceIncludes: "a complete mobile app" }),
  ],
  "what goes on in an offer that is paid once": [
    "lasting service-a",
    service({ features: ["Weekly reporting"] }),
  ],
  "what goes on in the steps of an offer that is paid once": [
    "lasting service-a",
    service({ sections: [{ _type: "steps", items: [{ title: "Quarterly review" }] }] }),
  ],
  "what goes on in the features of its home card": [
    "lasting service-a",
    service(),
    {
      ...{ _id: "homePage", _type: "homePage" },
      sections: [{ cards: [{ subject: ref("service-a"), features: ["Weekly list"] }] }],
    },
  ],
  "a person for less than the minimum wage": [
    "wage service-a",
    service({
      startingPrice: monthly(3599),
      facts: { counts: [{ from: 38, thing: "hours a week" }] },
    }),
  ],
  "each of several at a price for one": [
    "several service-a",
    service({
      priceIncludes: "Instagram alone, one account",
      features: ["A clip for each platform"],
    }),
  ],
  "what the price rises with, promised on the page that sells it": [
    "extra service-a",
    service({ facts: { costsMoreWith: ["paid posts"] } }),
    {
      ...{ _id: "platformPage-a", _type: "platformPage", service: ref("service-a") },
      sections: [{ _type: "benefits", items: ["Paid promotion goes behind good posts"] }],
    },
  ],
  "what an add-on is for": [
    "extra service-a",
    service({
      addOns: [{ title: "Stories and reels" }],
      features: ["12 posts", "Reels with sound"],
    }),
  ],
  "what belongs to the dearer price, in a cheaper offer of the group": [
    "dearer service-a",
    service({ placePrices: [{ price: once(3999), scope: "with a calendar and a CRM" }] }),
    service({
      _id: "service-b",
      startingPrice: once(1299),
      features: ["Hooks for calendar or CRM"],
    }),
  ],
  "what belongs to the dearer price, in a sample at the lower one": [
    "dearer service-a",
    service({
      placePrices: [{ price: once(3999), scope: "with a calendar" }],
      sections: [{ _type: "exhibit", turns: [{ text: "Want me to book a call?" }] }],
    }),
  ],
  "a package that stops counting": [
    "uncounted packageSet-a packages[1]",
    set({ scope: "5 posts" }, { scope: "3 platforms" }),
  ],
  "a service beside packages that count": [
    "uncounted service-a",
    service({ plansPage: ref("designPage-a") }),
    packs,
    set({ scope: "5-8 screens" }),
  ],
  "a term left to the agreement": [
    "deferred service-a",
    service({ note: "Notice is in the agreement." }),
  ],
  "full time": ["fullTime service-a", service({ note: "Full time, by the month." })],
  "some of the ways to pay": [
    "payment service-a",
    service({ note: "You can pay by credit card." }),
    { _id: "siteSettings", _type: "siteSettings", payments: ["Credit card", "Cash"] },
  ],
  "two badges for one job": [
    "badge role-a",
    service({ badge: "DATA" }),
    { _id: "role-a", _type: "role", badge: "BACKEND", service: ref("service-a") },
  ],
  "packages said to cost less than a month, of which one does not": [
    "cheaper service-a",
    service({
      startingPrice: monthly(2999),
      priceIncludes: "10 hours",
      sections: [paragraph("For one question, ", "designPage-a", " costs less than a month.")],
    }),
    packs,
    set({ price: once(3299), scope: "12 hours" }),
  ],
};

test.each(Object.entries(EXAMPLES))("reports %s", (_, [found, ...documents]) => {
  expect(findings(...documents)).toEqual([found]);
});

test("reports texts that add GST to our prices, in any wording", () => {
  const adding = ["$99 plus GST", "$99 + GST", "before GST", "$99 ex GST", "excluding GST"];
  const fine = ["GST included", "GST-free food", "whether GST is included", "includes GST"];
  for (const note of adding) expect(findings(service({ note })), note).toEqual(["tax service-a"]);
  for (const note of fine) expect(findings(service({ note })), note).toEqual([]);
});

test("the sheet lists what each offer costs, holds and leaves out", () => {
  const facts = {
    counts: [{ from: 12, to: 16, thing: "posts" }],
    limited: [{ thing: "Reports", months: 3 }],
    excludes: [{ title: "Ad spend" }],
    costsMoreWith: ["more posts"],
    contains: [ref("service-b")],
  };
  expect(
    offerSheet([
      service({ facts }),
      service({ _id: "service-b", startingPrice: null, title: "Logo" }),
    ]),
  ).toBe(
    `Bot: $1,999 AUD (one website)
  includes: 12–16 posts · Source links
  only for a time: Reports (months: 3)
  not included: Ad spend
  costs more with: more posts
  contains: Logo`,
  );
});
