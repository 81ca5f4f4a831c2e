import { expect, it } from "vitest";
import { pagesOfChanges, withChanges } from "./changes.ts";
import { pageFinder, pagesShowing } from "./find-pages.ts";

const ref = (_ref: string) => ({ _type: "reference", _ref });
const price = (amount: number) => ({ _type: "price", amount, unit: "once" });
const service = {
  _id: "bot",
  _type: "service",
  title: "Chatbot",
  slug: { _type: "slug", current: "bot" },
  group: ref("group"),
  startingPrice: price(1299),
  placePrices: [{ _key: "h", _type: "placePrice", place: "home", price: price(2999) }],
};

/** What the site’s cache knows. */
const PAGES: Record<string, string[]> = {
  "bot:page": ["/services/bot"],
  "bot:link": ["/", "/a", "/services", "/services/bot"],
  "bot:offer-home": ["/"],
  "bot:card-catalogue": ["/services"],
  "list:service": ["/services", "/a"],
  "members:service:group": ["/in-group"],
  "members:service:other": ["/in-other"],
};
const findPages = pageFinder(async (tags) => ({
  pages: Object.fromEntries(tags.flatMap((tag) => (PAGES[tag] ? [[tag, PAGES[tag]]] : []))),
  total: 4,
}));

it.each([
  [{ 'placePrices[_key=="h"].price': price(3999) }, ["/"]],
  [{ startingPrice: price(1399) }, ["/services", "/services/bot"]],
  [{ "slug.current": "robot" }, ["*", "/", "/services", "/services/bot"]],
  [{ group: ref("other") }, ["/a", "/in-group", "/in-other", "/services", "/services/bot"]],
])("finds exactly the pages that change with %j", async (set, paths) => {
  const after = withChanges(service, { set });
  expect(await pagesOfChanges(findPages, [{ before: service, after }])).toEqual([paths]);
});

it("unsets what a change unsets", () =>
  expect(withChanges(service, { set: {}, unset: ["group"] })).not.toHaveProperty("group"));

it("finds the pages that show any part of a document", async () => {
  const paths = ["*", "/", "/services", "/services/bot"];
  expect(await pagesShowing(findPages, { id: "bot", type: "service" })).toEqual(paths);
});
