import { expect, it } from "vitest";
import { sampleQuote, sampleService } from "../../../tests/sample-prices.ts";
import { allRows, type Row, shownPrice } from "../model/rows.ts";
import { EVERYTHING, type Listing, listed } from "./bars.tsx";

const rows = allRows([
  sampleService("b", 300, { title: "Beta bot" }),
  sampleService("a", 2999, { title: "Alpha bot", alsoQuoted: [sampleQuote(1)] }),
  { ...sampleService("p", 50, { title: "Page" }), _type: "sectionPage" },
]);

const known = { priceOf: shownPrice, isChanged: (row: Row) => row.id === "b" };
const ids = (part: Partial<Listing>) =>
  listed(rows, { ...EVERYTHING, ...part }, known).map(({ id }) => id);

it.each<[string, Partial<Listing>, string[]]>([
  ["any words, in any order", { search: "bot alpha" }, ["a"]],
  ["a figure as it is shown", { search: "2,999" }, ["a"]],
  ["words that no price has together", { search: "2999 beta" }, []],
  ["a kind of price", { place: "Price on the home page" }, ["p"]],
  ["a group", { group: "Section pages" }, ["p"]],
  ["what is to be settled", { only: "quoted" }, ["a"]],
  ["what was changed", { only: "changed" }, ["b"]],
  ["everything by title", { sort: { by: "title", descending: false } }, ["a", "b", "p"]],
  ["everything by price", { sort: { by: "price", descending: true } }, ["a", "b", "p"]],
  ["the cheapest first", { sort: { by: "price", descending: false } }, ["p", "b", "a"]],
])("lists %s", (_, part, expected) => {
  expect(ids(part)).toEqual(expected);
});
