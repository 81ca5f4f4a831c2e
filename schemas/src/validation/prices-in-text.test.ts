import { expect, test } from "vitest";
import { contextOf } from "../testing/dataset.ts";
import { existingPrice, noBarePrice } from "./prices-in-text.ts";

const price = (amount: number) => ({ amount, unit: "once" });
const ref = (_ref: string) => ({ _type: "reference", _ref });

const dataset = [
  { _id: "audit", _type: "service", title: "Security audit", startingPrice: price(399) },
  { _id: "page", _type: "designPage", sections: [{ _type: "packages", set: ref("set") }] },
  { _id: "set", title: "Packages", packages: [{ _key: "web", price: price(1499) }] },
  { _id: "elsewhere", _type: "service", title: "Not linked", startingPrice: price(777) },
];

const span = (text: string) => ({ _type: "span", text });
const block = (...children: object[]) => ({ _type: "block", children });
const audit = { _type: "inlinePrice", document: ref("audit"), place: "startingPrice" };
const links = { markDefs: [{ reference: ref("audit") }, { reference: ref("page") }] };

/** Validates a text of an article that links to an audit, and to a page with packages. */
function validate(value: unknown, article: object = {}) {
  const document = { _id: "article", _type: "article", links, ...article };
  return noBarePrice(value, contextOf(document, dataset).context);
}

test.each([
  ["a sentence", "Ours starts at $399.", /^\$399 is a price of “Security audit”/],
  ["a figure followed by AUD", "It is 399 AUD", /Security audit/],
  ["a paragraph", [block(span("From $"), span("1,499 on"))], /^\$1,499 is a price of “Packages”/],
  ["a cell", [{ _type: "table", rows: [{ cells: [block(span("$399"))] }] }], /Security audit/],
  ["a field of an object", { heading: "Ask", text: "$399 and up" }, /can’t hold a price: word it/],
])("rejects a typed price of a linked document: %s", async (_what, value, message) => {
  expect(await validate(value)).toMatch(message);
});

test.each([
  ["an inline price", [block(span("Starts at "), audit, span("."))]],
  ["a figure that is not a price", "About $400, or $39"],
  ["a price of a document the text does not link to", "It costs $777"],
  ["an amount in millions", "Above $399 million"],
])("accepts %s", async (_what, value) => {
  expect(await validate(value)).toBe(true);
});

test("accepts a figure that the article lists as its own", async () => {
  expect(await validate("A plan at $399", { ownFigures: [399] })).toBe(true);
});

test("rejects a price that no longer exists", async () => {
  const { context } = contextOf({}, dataset);
  const at = (id: string, place: string) =>
    existingPrice(place, { ...context, parent: { document: ref(id) } });
  expect(await at("audit", "startingPrice")).toBe(true);
  expect(await at("set", 'packages[_key=="web"].price')).toBe(true);
  expect(await at("set", 'packages[_key=="gone"].price')).toMatch(/no longer exists/);
  expect(await at("gone", "startingPrice")).toMatch(/no longer exists/);
});
