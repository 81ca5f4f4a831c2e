import type { LineDocument } from "../things.ts";

export const NO_FACTS = {
  ...{ excludes: null, costsMoreWith: null, duration: null, counts: null, term: null },
  ...{ limited: null, contains: null, alternativeTo: null },
};
export const money = (amount: number, unit = "once") => ({ amount, unit, from: null });
const view = "quote-line" as const;

export const service = (slug: string, given: object = {}) => ({
  ...{ _id: `service-${slug}`, _view: view, _type: "service", slug, hasDetailPage: true },
  ...{ landingSlug: null, title: slug, price: money(100), priceIncludes: null, includes: [] },
  ...{ facts: null, stepTimes: null, placePrices: null, addOns: null },
  ...given,
});

const FLUTTER = service("flutter-developer", {
  title: "Flutter developer",
  price: money(3999, "month"),
  facts: { ...NO_FACTS, term: { from: null, to: 11 } },
  placePrices: [
    {
      ...{ place: "template", price: money(3799, "month"), scope: "by the year" },
      facts: { ...NO_FACTS, term: { from: 12, to: null } },
    },
  ],
});

const CHATBOT = service("ai-chatbot-development", {
  title: "AI chatbot development",
  price: money(1299),
  priceIncludes: "one channel",
  includes: ["Trained on your manual"],
  facts: {
    ...NO_FACTS,
    term: { from: 12, to: null },
    costsMoreWith: ["each further channel"],
    counts: [{ from: 1000, to: null, orMore: null, thing: "messages a month" }],
    excludes: [{ title: "Hosting", description: "Ask.", offers: null }],
    limited: [{ thing: "Weekly reporting", months: 3 }],
  },
  stepTimes: [
    { from: 1, to: 2, unit: "weeks" },
    { from: 3, to: null, unit: "weeks" },
  ],
  placePrices: [
    { place: "home", price: money(2999), scope: "three channels", facts: null },
    { place: "section", price: null, scope: null, facts: null },
  ],
  addOns: [{ _key: "9c", title: "Voice", price: money(99, "month") }],
});

/** Sold on the home page at a price that contains another service. */
const SITE = service("custom-website-development", {
  title: "Custom website",
  priceIncludes: "one page",
  includes: ["One page"],
  facts: { ...NO_FACTS, costsMoreWith: ["more pages"] },
  placePrices: [
    {
      ...{ place: "home", price: money(1499), scope: "a small site", includes: ["Three pages"] },
      facts: { ...NO_FACTS, contains: ["service-booking"] },
    },
  ],
});

const ROLE = {
  ...{ _id: "role-flutter", _view: view, _type: "role", title: "Flutter engineer" },
  ...{ price: money(1, "month"), includes: ["Own"], service: FLUTTER, category: null },
};
const CATEGORY = {
  ...{ _id: "hireCategory-a", _view: "terms" as const, title: "A" },
  facts: {
    ...{ ...NO_FACTS, costsMoreWith: ["more people"] },
    counts: [{ from: 10, to: null, orMore: null, thing: "hours a week" }],
  },
};
export const PLAIN_ROLE = {
  ...ROLE,
  ...{ _id: "role-plain", title: "Plain", price: money(2499, "month"), service: null },
  category: CATEGORY,
};

const plan = (key: string, amount: number, given: object = {}) => ({
  ...{ _key: key, title: key.toUpperCase(), price: money(amount, "month"), scope: `Scope ${key}` },
  ...{ includes: [`In ${key}`], includesPrevious: null, replaces: null, facts: null },
  ...given,
});
const PACKAGES = {
  ...{ _id: "packageSet-social", _view: view, _type: "packageSet", title: "Social: plans" },
  ...{ offerName: "Social media", facts: { ...NO_FACTS, costsMoreWith: ["ad budget"] } },
  packages: [
    plan("a", 699),
    plan("b", 1199, {
      ...{ includesPrevious: true, replaces: ["In a"] },
      facts: { ...NO_FACTS, limited: [{ thing: "In b", months: 3 }] },
    }),
    plan("c", 2199, { includesPrevious: true, facts: { ...NO_FACTS, costsMoreWith: ["film"] } }),
    plan("free", 0, { price: null }),
  ],
};
export const DOCUMENTS = [
  ...[FLUTTER, CHATBOT, service("booking"), service("unpriced", { price: null })],
  ...[ROLE, PLAIN_ROLE, PACKAGES, SITE],
] as unknown as LineDocument[]; // As the query returns them.
