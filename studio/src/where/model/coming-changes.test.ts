import type { SanityClient } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import { expect, it } from "vitest";
import type { WholeDocument } from "../../pages/changes.ts";
import { appearancesOf } from "./appearances.ts";
import { comingChanges } from "./field-changes.ts";

/** A client of these documents alone, as visitors see them. */
function clientOf(dataset: readonly WholeDocument[]): SanityClient {
  const fetch = async (query: string, params: Record<string, unknown>) =>
    (await evaluate(parse(query, { params }), { dataset: [...dataset], params })).get();
  // What looks up pages asks by `fetch` alone.
  return { fetch } as unknown as SanityClient;
}

const ref = (_ref: string) => ({ _type: "reference", _ref });
const slug = (current: string) => ({ _type: "slug", current });
const price = (amount: number) => ({ _type: "price", amount, unit: "once" });
const sections = (...types: string[]) => types.map((_type) => ({ _key: _type, _type }));

const service = {
  _id: "bot",
  _type: "service",
  title: "Chatbot",
  slug: slug("bot"),
  group: ref("group"),
  order: 1,
  startingPrice: price(1299),
  placePrices: [{ _key: "h", _type: "placePrice", place: "home", price: price(2999) }],
};

const articles = Array.from({ length: 12 }, (_, index) => ({
  _id: `article-${index}`,
  _type: "article",
  title: `Article ${index}`,
  slug: slug(`article-${index}`),
  publishedAt: `2026-10-${30 - index}`,
}));

const dataset: WholeDocument[] = [
  service,
  ...articles,
  { _id: "group", _type: "serviceGroup", title: "Chatbots" },
  {
    _id: "homePage",
    _type: "homePage",
    sections: [
      ...sections("insights"),
      {
        _key: "cards",
        _type: "offerCards",
        cards: [{ _key: "c", _type: "homeCard", subject: ref("bot") }],
      },
    ],
  },
  { _id: "all", _type: "sectionPage", slug: slug("services"), sections: sections("catalogue") },
  { _id: "blog", _type: "sectionPage", slug: slug("blog"), sections: sections("articleList") },
  {
    _id: "navigation",
    _type: "navigation",
    header: [{ _key: "1", label: "Bot", target: ref("bot") }],
  },
];
const client = clientOf(dataset);

const changes = async (before: WholeDocument, more: Record<string, unknown>) => {
  const found = await comingChanges(client, before, { ...before, ...more }, undefined);
  return Object.fromEntries(found.map(({ path, paths }) => [path, paths]));
};

it("names for each field the pages that show it, and no others", async () => {
  const place = [{ ...service.placePrices[0], price: price(3999) }];
  expect(await changes(service, { placePrices: place, startingPrice: price(1399) })).toEqual({
    'placePrices[_key=="h"].price': ["/"],
    startingPrice: ["/services", "/services/bot"],
  });
  expect(await changes(service, { alsoQuoted: [{ _key: "q", price: price(1) }] })).toEqual({
    alsoQuoted: [],
  });
});

it("names both addresses of a page that moves, and every page for a link in the menu", async () => {
  const { slug: paths } = await changes(service, { slug: slug("robot") });
  expect(paths).toEqual(["*", "/", "/services", "/services/bot", "/services/robot"]);
});

it("finds an article where it stands in the blog, and the pages between when it moves", async () => {
  const pagesOf = async (index: number) => {
    const { pages } = await appearancesOf(client, { id: `article-${index}`, type: "article" });
    return pages.map(({ path }) => path);
  };
  expect(await pagesOf(0)).toEqual(["/blog/article-0", "/", "/blog"]);
  expect(await pagesOf(5)).toEqual(["/blog/article-5", "/blog"]);
  expect(await pagesOf(10)).toEqual(["/blog/article-10", "/blog/page/2"]);
  const last = dataset.find(({ _id }) => _id === "article-10");
  if (!last) throw new Error("The dataset lacks its article.");
  expect(await changes(last, { publishedAt: "2026-11-01" })).toEqual({
    publishedAt: ["/", "/blog", "/blog/article-10", "/blog/page/2"],
  });
});

it("says in which forms a page shows a document, its own page first", async () => {
  const { pages } = await appearancesOf(client, { id: "bot", type: "service" });
  expect(pages).toEqual([
    { path: "/services/bot", ways: ["Its own page"], isOwn: true },
    { path: "*", ways: ["Link"], isOwn: false },
    { path: "/", ways: ["Price and link"], isOwn: false },
    { path: "/services", ways: ["Card"], isOwn: false },
  ]);
});
