import { expect, it } from "vitest";
import { selectedPath, selectionIn } from "../routing/selected-path.ts";
import { EVERYTHING, limitsOf, picks, queryOf, selectionOf } from "./selection.ts";

const parse = (query: string) => selectionOf(new URLSearchParams(query));

it("reads a selection from a form's query and from a link", () => {
  const shops = {
    words: "Shop set-up",
    group: "web-development",
    max: 500,
    view: "" as const,
    compare: [],
  };
  expect(parse("q=Shop+set-up&group=web-development&max=500")).toEqual(shops);
  expect(parse("q=+Shop++set-up+&group=web-development&max=500")).toEqual(shops);
  expect(parse(queryOf(shops))).toEqual(shops);
  expect(parse("view=rates").view).toBe("rates");
  expect(parse(`q=${"ab+".repeat(99)}`).words).toBe("ab ".repeat(67).slice(0, 200).trim());
});

it("ignores invalid values", () => {
  expect(parse("q=&group=&max=")).toEqual(EVERYTHING);
  expect(parse("q=!&group=../x&max=17&view=list&compare=&compare=a_b~c")).toEqual(EVERYTHING);
  expect(queryOf(EVERYTHING)).toBe("");
});

it("gives equivalent selections one path, which decodes to the same selection", () => {
  const path = (query: string) => selectedPath("/services", new URLSearchParams(query));
  expect(path("max=500&q=shop&utm_source=x")).toBe(path("q=shop&max=500&group="));
  // The page shows the search as it was typed.
  expect(path("q=Shop")).not.toBe(path("q=shop"));
  const results = (query: string) => selectedPath("/search", new URLSearchParams(query));
  expect(results("q=AI+chatbot&group=x")).toBe(results("q=+AI++chatbot"));
  expect(results("q=!")).toBeNull();
  expect(path("utm_source=x")).toBeNull();
  expect(path("q=")).toBeNull();
  expect(selectedPath("/about", new URLSearchParams("q=shop"))).toBeNull();
  for (const query of [
    "q=a+b&group=c-d&max=250",
    "q=A%26b%3D%C3%A9_~%2F",
    "q=x",
    "group=x",
    "view=cards&max=500",
    "view=rates",
    "compare=a&compare=b-c",
  ]) {
    const segment = path(query)?.split("/").at(-1) ?? "";
    expect(selectionIn(segment)).toEqual(parse(query));
  }
});

it("offers the price limits that change a list", () => {
  const roles = [2_499, 2_699, 2_799, 2_899, 3_299, 3_399, 3_599, 3_799, 4_399, 4_999];
  expect(limitsOf(roles)).toEqual([2_500, 3_000, 3_500, 4_000]);
  expect(limitsOf([49, 99, 299, 999, 2_499, 18_999])).toEqual([250, 500, 1_000, 2_500]);
  expect(limitsOf([])).toEqual([]);
  // The most expensive is within a limit of its price, which would leave nothing out.
  expect([limitsOf([100, 500]), limitsOf([500, 600]), limitsOf([250, 600])]).toEqual([
    [250],
    [500],
    [250],
  ]);
});

it("compares at most three rows, in an order that does not depend on the query", () => {
  const { compare } = parse("compare=c&compare=a&compare=a&compare=b&compare=d");
  expect(compare).toEqual(["a", "b", "c"]);
  expect(parse("compare=c&compare=a&without=c").compare).toEqual(["a"]);
  expect(parse(queryOf({ ...EVERYTHING, compare }))).toEqual({ ...EVERYTHING, compare });
});

it("selects rows by search, group and price; those without a price are within every limit", () => {
  const shop = { title: "Shop set-up", group: "web", price: 499 };
  const fits = (query: string, found: string[] | null = null, entry = shop) =>
    picks(parse(query), found && new Set(found))(entry);
  for (const query of ["", "group=web", "max=500", "max=500&group=web"]) {
    expect(fits(query), query).toBe(true);
    expect(fits(query, ["Shop set-up"]), query).toBe(true);
    expect(fits(query, ["Hat"]), query).toBe(false);
  }
  expect(fits("max=500", null, { ...shop, price: 500 })).toBe(true);
  expect(fits("max=500", null, { ...shop, price: 501 })).toBe(false);
  expect(fits("group=ai")).toBe(false);
  expect(fits("max=250")).toBe(false);
  expect(picks(parse("max=250"), null)({ ...shop, price: null })).toBe(true);
});
