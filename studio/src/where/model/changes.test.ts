import { expect, it } from "vitest";
import { describeValue, fieldChanges, summaryOf } from "../../dataset/field-changes.ts";
import { memoryClient } from "../../dataset/memory-client.ts";
import type { FormType } from "../../form-type.ts";
import { pageFinder } from "../../pages/find-pages.ts";
import { appearancesOf, comingAppearancesOf } from "./appearances.ts";
import { comingChanges, isLargePriceChange } from "./coming-changes.ts";

const ref = (_ref: string) => ({ _type: "reference", _ref });
const slug = (current: string) => ({ _type: "slug", current });
const price = (amount: number) => ({ _type: "price", amount, unit: "once" });

const service = {
  _id: "bot",
  _type: "service",
  title: "Chatbot",
  slug: slug("bot"),
  group: ref("group"),
  startingPrice: price(1299),
  placePrices: [{ _key: "h", _type: "placePrice", place: "home", price: price(2999) }],
};
const homePage = { _id: "homePage", _type: "homePage", sections: [{ subject: ref("bot") }] };
const client = memoryClient([service, homePage]);

/** What the site’s cache knows. */
const PAGES: Record<string, string[]> = {
  "bot:page": ["/services/bot"],
  "bot:link": ["/", "/a", "/services", "/services/bot"],
  "bot:offer-home": ["/"],
  "bot:card-catalogue": ["/services"],
  "group:entry": ["/services"],
  "list:service": ["/services", "/a"],
  "members:service:group": ["/in-group"],
  "members:service:other": ["/in-other"],
};
const findPages = pageFinder(client, async (tags) => ({
  pages: Object.fromEntries(tags.flatMap((tag) => (PAGES[tag] ? [[tag, PAGES[tag]]] : []))),
  total: 4,
}));
/** The same on a host that does not know which page has which tag. */
const findReferring = pageFinder(client, () => Promise.reject(new Error("501")));

const changes = async (fields: Record<string, unknown>, find = findPages) => {
  const found = await comingChanges(find, service, { ...service, ...fields }, undefined);
  return Object.fromEntries(found.changes.map(({ path, paths }) => [path, paths]));
};

it("lists exactly the pages that show each field", async () => {
  const place = [{ ...service.placePrices[0], price: price(3999) }];
  expect(await changes({ placePrices: place, startingPrice: price(1399) })).toEqual({
    'placePrices[_key=="h"].price': ["/"],
    startingPrice: ["/services", "/services/bot"],
  });
  expect(await changes({ alsoQuoted: [{ _key: "q", price: price(1) }] })).toEqual({
    alsoQuoted: [],
  });
});

it("lists both addresses of a page that moves, every page for a link on all, and lists that change", async () => {
  const { slug: paths } = await changes({ slug: slug("robot") });
  expect(paths).toEqual(["*", "/", "/services", "/services/bot", "/services/robot"]);
  expect(await changes({ group: ref("other") })).toEqual({
    group: ["/a", "/in-group", "/in-other", "/services", "/services/bot"],
  });
});

it("lists the pages that show a document, its own page first", async () => {
  expect(await appearancesOf(findPages, { id: "bot", type: "service" })).toEqual({
    pages: [
      { path: "/services/bot", isOwn: true, reasons: ["Its own page"] },
      { path: "*", isOwn: false, reasons: ["Menu or link"] },
      { path: "/", isOwn: false, reasons: ["Card"] },
      { path: "/services", isOwn: false, reasons: ["Card"] },
    ],
    isExact: true,
  });
});

it("lists where a new document will be: at its own address, and on lists of its group", async () => {
  const draft = { ...service, _id: "drafts.new", slug: slug("new") };
  const { pages } = await comingAppearancesOf(findPages, draft);
  expect(pages.map(({ path }) => path)).toEqual(["/services/new", "/in-group", "/services"]);
});

it("lists the pages of the sections on which an announcement will be, or no longer be", async () => {
  const draft = { _id: "drafts.news", _type: "announcement", shownOn: ["/blog", "/about"] };
  const known: Record<string, string[]> = {
    "news:bar": ["/blog", "/blog/a"],
    "announcement:on:/blog": ["/blog", "/blog/a"],
    "announcement:on:/about": ["/about"],
    "announcement:on:/": ["/"],
  };
  const askFor = (tags: readonly string[]) =>
    pageFinder(client, async () => ({
      pages: Object.fromEntries(tags.map((tag) => [tag, known[tag] ?? []])),
      total: 9,
    }))(tags);
  const { pages } = await comingAppearancesOf(askFor, draft);
  expect(pages.map(({ path }) => path)).toEqual(["/about", "/blog", "/blog/a"]);
  const published = { ...draft, _id: "news" };
  const moved = { ...published, shownOn: ["/blog", "/"] };
  const { changes } = await comingChanges(askFor, published, moved, undefined);
  expect(changes.map(({ path, paths }) => [path, paths])).toEqual([["shownOn", ["/", "/about"]]]);
});

it("falls back to the documents that refer to it where the site cannot say", async () => {
  const { pages, isExact } = await appearancesOf(findReferring, { id: "bot", type: "service" });
  expect(pages.map(({ path }) => path)).toEqual(["/", "/services/bot"]);
  expect(isExact).toBe(false);
  expect(await changes({ startingPrice: price(1399) }, findReferring)).toEqual({
    startingPrice: ["/", "/services/bot"],
  });
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
  expect([amount?.before, amount?.after].map((value) => describeValue(value, new Map()))).toEqual([
    "$1,299 AUD",
    "$1,399 AUD",
  ]);
  expect(sections?.path).toBe("sections");
});

it("says in a line what a draft changes", () => {
  const after = { ...page, title: undefined, price: price(1399), sections: [] };
  expect(summaryOf(page, { ...page, price: price(1399) }, pageType)).toBe(
    "Price: $1,299 AUD → $1,399 AUD",
  );
  expect(summaryOf(page, after, pageType)).toBe("Title: Before → nothing, and 2 more");
  expect(summaryOf(page, { ...page, _rev: "2" }, pageType)).toBe("Nothing has changed");
});

it("notices a price that becomes twice or half of what it was", () => {
  expect(isLargePriceChange(price(1000), price(2000))).toBe(true);
  expect(isLargePriceChange(price(1000), price(500))).toBe(true);
  expect(isLargePriceChange(price(1000), price(1999))).toBe(false);
  expect(isLargePriceChange("1000", "2000")).toBe(false);
});

it("formats values as text for editors", () => {
  const titles = new Map([["s", "Chatbot"]]);
  expect(describeValue({ _type: "reference", _ref: "s" }, titles)).toBe("Chatbot");
  expect(describeValue([{ _ref: "s" }, { _ref: "gone" }], titles)).toBe(
    "Chatbot, another document",
  );
  const spans = [
    { _type: "span", text: "Half a " },
    { _type: "span", text: "sentence", marks: ["strong"] },
  ];
  expect(describeValue({ _type: "block", style: "normal", children: spans }, titles)).toBe(
    "Half a sentence",
  );
  expect([describeValue(true, titles), describeValue(undefined, titles)]).toEqual(["Yes", ""]);
  expect(describeValue("x".repeat(500), titles)).toHaveLength(241);
});
