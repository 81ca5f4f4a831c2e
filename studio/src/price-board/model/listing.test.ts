import { expect, it } from "vitest";
import { sampleQuote, sampleService } from "../../../tests/sample-prices.ts";
import { choicesOf, EVERYTHING, type Listing, listed } from "./listing.ts";
import { allRows, type Row, shownPrice } from "./rows.ts";

const rows = allRows([
  sampleService("b", 300, { title: "Beta bot" }),
  sampleService("a", 2999, { title: "Alpha bot", alsoQuoted: [sampleQuote(1)] }),
  { ...sampleService("p", 50, { title: "Page" }), _type: "sectionPage" },
]);

const known = {
  priceOf: shownPrice,
  isChanged: (row: Row) => row.id === "b",
};
const ids = (part: Partial<Listing>) =>
  listed(rows, { ...EVERYTHING, ...part }, known).map(({ id }) => id);

it("finds by any words and figures, in any order", () => {
  expect(ids({ search: "bot alpha" })).toEqual(["a"]);
  expect(ids({ search: "2,999" })).toEqual(["a"]);
  expect(ids({ search: "2999 beta" })).toEqual([]);
});

it("narrows down by group, place, and what is to be settled or was changed", () => {
  expect(choicesOf(rows, "place")).toEqual(["Price on the home page", "Starting price"]);
  expect(ids({ place: "Price on the home page" })).toEqual(["p"]);
  expect(ids({ group: "Section pages" })).toEqual(["p"]);
  expect(ids({ only: "quoted" })).toEqual(["a"]);
  expect(ids({ only: "changed" })).toEqual(["b"]);
});

it("sorts by title and by price, both ways", () => {
  expect(ids({ sort: { by: "title", descending: false } })).toEqual(["a", "b", "p"]);
  expect(ids({ sort: { by: "price", descending: true } })).toEqual(["a", "b", "p"]);
  expect(ids({ sort: { by: "price", descending: false } })).toEqual(["p", "b", "a"]);
});
