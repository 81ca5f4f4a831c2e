import { expect, it } from "vitest";
import { sampleQuote, sampleService } from "../../../tests/sample-prices.ts";
import { allRows, type Row, shownPrice } from "../model/rows.ts";
import { EVERYTHING, type Listing, listRows } from "./bars.tsx";

const rows = allRows([
  sampleService("b", 300, { title: "Beta bot" }),
  sampleService("a", 2999, { title: "Alpha bot", alsoQuoted: [sampleQuote(1)] }),
  { ...sampleService("p", 50, { title: "Page" }), _type: "role" },
]);

const facts = { priceOf: shownPrice, isChanged: (row: Row) => row.id === "b" };
const ids = (part: Partial<Listing>) =>
  listRows(rows, { ...EVERYTHING, ...part }, facts).map(({ id }) => id);

it.each<[string, Partial<Listing>, string[]]>([
  ["words in any order", { search: "bot alpha" }, ["a"]],
  ["a figure as displayed", { search: "2,999" }, ["a"]],
  ["nothing for words that no single price matches", { search: "2999 beta" }, []],
  ["a kind of price", { place: "Starting price", search: "alpha" }, ["a"]],
  ["a group", { group: "Roles" }, ["p"]],
  ["prices to settle", { only: "quoted" }, ["a"]],
  ["changed prices", { only: "changed" }, ["b"]],
  ["everything by title", { sort: "title" }, ["a", "b", "p"]],
  ["the cheapest first", { sort: "price" }, ["p", "b", "a"]],
])("lists %s", (_, part, expected) => {
  expect(ids(part)).toEqual(expected);
});
