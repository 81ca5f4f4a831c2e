import { VIEWS } from "@currawong/schemas/views";
import { expect, it } from "vitest";
import type { FormType } from "../../form-type.ts";
import { memoryClient } from "../../lake/memory-client.ts";
import type { WholeDocument } from "../../lake/versions.ts";
import { appearancesOf, THROUGHOUT, WAYS } from "./appearances.ts";
import { comingChanges, fieldChanges, textOf } from "./field-changes.ts";

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

const cards = [{ _key: "c", _type: "homeCard", subject: ref("bot") }];
const header = [{ _key: "1", label: "Bot", target: ref("bot") }];

const dataset: WholeDocument[] = [
  service,
  ...articles,
  { _id: "group", _type: "serviceGroup", title: "Chatbots" },
  {
    _id: "homePage",
    _type: "homePage",
    sections: [...sections("insights"), { _key: "cards", _type: "offerCards", cards }],
  },
  { _id: "all", _type: "sectionPage", slug: slug("services"), sections: sections("catalogue") },
  { _id: "blog", _type: "sectionPage", slug: slug("blog"), sections: sections("articleList") },
  { _id: "navigation", _type: "navigation", header },
];
const client = memoryClient(dataset);

const changes = async (before: WholeDocument, fields: Record<string, unknown>) => {
  const found = await comingChanges(client, before, { ...before, ...fields }, undefined);
  return Object.fromEntries(found.map(({ path, paths }) => [path, paths]));
};

it("lists exactly the pages that show each field", async () => {
  const place = [{ ...service.placePrices[0], price: price(3999) }];
  expect(await changes(service, { placePrices: place, startingPrice: price(1399) })).toEqual({
    'placePrices[_key=="h"].price': ["/"],
    startingPrice: ["/services", "/services/bot"],
  });
  expect(await changes(service, { alsoQuoted: [{ _key: "q", price: price(1) }] })).toEqual({
    alsoQuoted: [],
  });
});

it("lists both addresses of a page that moves, and every page for a menu link", async () => {
  const { slug: paths } = await changes(service, { slug: slug("robot") });
  expect(paths).toEqual(["*", "/", "/services", "/services/bot", "/services/robot"]);
});

it("finds an article’s page of the blog, and the pages in between when it moves", async () => {
  const pagesOf = async (index: number) => {
    const { pages } = await appearancesOf(client, { id: `article-${index}`, type: "article" });
    return pages.map(({ path }) => path);
  };
  expect(await pagesOf(0)).toEqual(["/blog/article-0", "/", "/blog"]);
  expect(await pagesOf(5)).toEqual(["/blog/article-5", "/blog"]);
  expect(await pagesOf(10)).toEqual(["/blog/article-10", "/blog/page/2"]);
  const article = articles[10] ?? expect.unreachable();
  expect(await changes(article, { publishedAt: "2026-11-01" })).toEqual({
    publishedAt: ["/", "/blog", "/blog/article-10", "/blog/page/2"],
  });
});

it("lists how each page shows a document, its own page first", async () => {
  const { pages } = await appearancesOf(client, { id: "bot", type: "service" });
  expect(pages).toEqual([
    { path: "/services/bot", ways: ["Its own page"], isOwn: true },
    { path: "*", ways: ["Link"], isOwn: false },
    { path: "/", ways: ["Price and link"], isOwn: false },
    { path: "/services", ways: ["Card"], isOwn: false },
  ]);
});

const views = new Set(Object.values(VIEWS).flatMap(({ views }) => Object.keys(views)));

it("has a label for every view and for no others", () => {
  expect(Object.keys(WAYS).toSorted()).toEqual([...views].toSorted());
  expect(Object.keys(THROUGHOUT).filter((view) => !views.has(view))).toEqual([]);
});

const formType = (title: string): FormType => ({ title });
const block: FormType = {
  name: "questions",
  title: "Questions",
  fields: [{ name: "heading", type: formType("Heading") }],
};
const pageType: FormType = {
  fields: [
    { name: "title", type: formType("Title") },
    { name: "price", type: formType("Price") },
    { name: "sections", type: { title: "Blocks", of: [block] } },
  ],
};

const section = (_key: string, heading: string) => ({ _key, _type: "questions", heading });
const page = {
  _rev: "1",
  title: "Before",
  price: price(1299),
  sections: [section("a", "First"), section("b", "Second")],
};

it("labels changes with the form’s titles", () => {
  const after = { ...page, _rev: "2", sections: [page.sections[0], section("b", "Last")] };
  expect(fieldChanges(page, after, pageType)).toEqual([
    {
      path: 'sections[_key=="b"].heading',
      label: "Blocks › Second › Heading",
      before: "Second",
      after: "Last",
    },
  ]);
});

it("treats a price, or a list with added or removed items, as one change", () => {
  const after = { ...page, price: price(1399), sections: page.sections.slice(1) };
  const [amount, sections, ...others] = fieldChanges(page, after, pageType);
  expect(others).toEqual([]);
  expect(amount).toMatchObject({ label: "Price" });
  expect([amount?.before, amount?.after].map((value) => textOf(value, new Map()))).toEqual([
    "$1,299 AUD",
    "$1,399 AUD",
  ]);
  expect(sections?.path).toBe("sections");
});

it("formats values as text for editors", () => {
  const titles = new Map([["s", "Chatbot"]]);
  expect(textOf({ _type: "reference", _ref: "s" }, titles)).toBe("Chatbot");
  expect(textOf([{ _ref: "s" }, { _ref: "gone" }], titles)).toBe("Chatbot, another document");
  const spans = [
    { _type: "span", text: "Half a " },
    { _type: "span", text: "sentence", marks: ["strong"] },
  ];
  expect(textOf({ _type: "block", style: "normal", children: spans }, titles)).toBe(
    "Half a sentence",
  );
  expect([textOf(true, titles), textOf(undefined, titles)]).toEqual(["Yes", ""]);
  expect(textOf("x".repeat(500), titles)).toHaveLength(241);
});
