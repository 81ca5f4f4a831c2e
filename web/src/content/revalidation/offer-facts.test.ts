import { sharedLake } from "@currawong/lake/testing/lake-fixture";
import type { OfferFacts } from "@currawong/schemas/content.generated";
import { QUOTE_LINE_QUERY } from "@currawong/schemas/queries/quote";
import { beforeAll, expect, it } from "vitest";
import { fetchContent } from "../fetch-content.ts";
import { isIncomplete, tags, viewTags } from "../tags.ts";
import { newLedger } from "./ledger.ts";
import { reconcileDataset, reconcileDocuments } from "./reconcile.ts";

const { client, empty } = await sharedLake();

/** A new value of every fact. A fact without one does not compile. */
const VALUES: Required<Omit<OfferFacts, "_type">> = {
  excludes: [{ _key: "a", _type: "exclusion", title: "Photos" }],
  costsMoreWith: ["more pages"],
  duration: { _type: "duration", from: 3, to: 5, unit: "weeks" },
  counts: [{ _key: "a", _type: "offerCount", from: 12, to: 16, thing: "posts a month" }],
  term: { _type: "term", from: 12 },
  limited: [{ _key: "a", _type: "limitedInclusion", thing: "Weekly report", months: 3 }],
  contains: [{ _key: "b", _type: "reference", _ref: "service-b", _weak: true }],
  alternativeTo: [{ _key: "b", _type: "reference", _ref: "service-b", _weak: true }],
};

const price = { _type: "price", amount: 100, unit: "once" };
const offer = (_id: string, more: object = {}) => ({
  ...{ _id, _type: _id.split("-")[0] ?? "", title: _id, startingPrice: price, ...more },
});

const DOCUMENTS = [
  { _id: "siteSettings", _type: "siteSettings" },
  { _id: "navigation", _type: "navigation" },
  offer("service-a", {
    slug: { _type: "slug", current: "a" },
    placePrices: [{ _key: "home", _type: "placePrice", place: "home", price }],
    sections: [
      { _key: "s", _type: "steps", items: [{ _key: "i", _type: "step", title: "Draft" }] },
    ],
  }),
  offer("service-b", { slug: { _type: "slug", current: "b" } }),
  offer("hireCategory-a"),
  offer("role-a", { category: { _type: "reference", _ref: "hireCategory-a", _weak: true } }),
  offer("role-b", { service: { _type: "reference", _ref: "service-b", _weak: true } }),
  offer("packageSet-a", { packages: [{ _key: "p", _type: "package", title: "Small", price }] }),
];

/** Where facts are kept: the line of a quote, the document with them, and their path in it. */
const PLACES = [
  ["a", "service-a", "facts"],
  ["a", "service-a", 'placePrices[_key=="home"].facts'],
  ["role-a", "hireCategory-a", "facts"],
  ["role-b", "service-b", "facts"],
  ["packageSet-a", "packageSet-a", "facts"],
  ["packageSet-a", "packageSet-a", 'packages[_key=="p"].facts'],
] as const;

const CASES = PLACES.flatMap(([line, id, path]) =>
  Object.entries(VALUES).map(([fact, value]) => ({ line, id, path: `${path}.${fact}`, value })),
);

const site = { client, ledger: newLedger(), invalidate: () => {} };

beforeAll(async () => {
  await empty();
  await client.mutate(DOCUMENTS.map((create) => ({ create })));
  await reconcileDataset(site);
});

/** A line as the site reads it, and the tags that it is cached with. */
async function readLine(name: string) {
  const result = await fetchContent<unknown>(client, QUOTE_LINE_QUERY, { name });
  const own = viewTags(result);
  return {
    result,
    tags: isIncomplete(result) || own.length === 0 ? [...own, tags.documents] : own,
  };
}

/** Publishes a change, and checks that the line shows it and that its cached entry is invalidated. */
async function expectOnQuote(line: string, id: string, change: object) {
  const before = await readLine(line);
  await client.patch(id).set(change).commit();
  const changed = await reconcileDocuments(site, new Map([[id, id.split("-")[0] ?? ""]]));
  const after = await readLine(line);
  expect(after.result).not.toEqual(before.result);
  expect(before.tags.filter((tag) => changed.includes(tag))).not.toEqual([]);
}

it.each(CASES)("the quote shows a new $path of $id", ({ line, id, path, value }) =>
  expectOnQuote(line, id, { [path]: value }),
);

it.each([
  ["a", "service-a", { 'sections[_key=="s"].items[_key=="i"].when': VALUES.duration }],
  ["a", "service-a", { features: ["A new inclusion"] }],
  ["packageSet-a", "packageSet-a", { 'packages[_key=="p"].includesPrevious': true }],
  ["packageSet-a", "packageSet-a", { offerName: "Social media" }],
  ["a", "service-a", { 'placePrices[_key=="home"].features': ["Three channels"] }],
])("the line %s shows a change of %s", (line, id, change) => expectOnQuote(line, id, change));

it("a new offer is on the quote of whoever asked for it before", async () => {
  const before = await readLine("new");
  expect(before.result).toBeNull();
  const facts = { _type: "offerFacts", excludes: VALUES.excludes, contains: VALUES.contains };
  await client.create(offer("service-new", { slug: { _type: "slug", current: "new" }, facts }));
  const changed = await reconcileDocuments(site, new Map([["service-new", "service"]]));
  expect(before.tags.filter((tag) => changed.includes(tag))).not.toEqual([]);
  expect((await readLine("new")).result).toMatchObject({
    facts: { excludes: [{ title: "Photos" }], contains: ["service-b"] },
  });
});

it("a line is found by its id, its slug and an address it had, unless another service has that now", async () => {
  const idOf = async (name: string) => (await readLine(name)).result as { _id: string } | null;
  const slug = (current: string) => ({ slug: { _type: "slug", current } });
  await client.create(offer("service-moved", { ...slug("now"), aliases: ["/services/once"] }));
  for (const name of ["service-moved", "now", "once"])
    expect(await idOf(name)).toMatchObject({ _id: "service-moved" });
  await client.create(offer("service-other", slug("once")));
  expect(await idOf("once")).toBeNull();
  expect(await idOf("service-other")).toMatchObject({ _id: "service-other" });
});
