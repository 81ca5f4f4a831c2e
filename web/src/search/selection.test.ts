import { expect, it } from "vitest";
import { selectedPath, selectionIn } from "./selected-path.ts";
import { EVERYTHING, picks, queryOf, selectionOf } from "./selection.ts";

const of = (query: string) => selectionOf(new URLSearchParams(query));

it("a selection is read from a form's query and from a link", () => {
  const shops = { words: "Shop set-up", group: "web-development", max: 500, compare: [] };
  expect(of("q=Shop+set-up&group=web-development&max=500")).toEqual(shops);
  expect(of("q=+Shop++set-up+&group=web-development&max=500")).toEqual(shops);
  expect(of(queryOf(shops))).toEqual(shops);
});

it("a selection leaves out invalid values", () => {
  expect(of("q=&group=&max=")).toEqual(EVERYTHING);
  expect(of("q=!&group=../x&max=17&compare=&compare=a_b~c")).toEqual(EVERYTHING);
  expect(queryOf(EVERYTHING)).toBe("");
});

it("selections that mean the same have one path, which reads back as the same selection", () => {
  const path = (query: string) => selectedPath("/services", new URLSearchParams(query));
  expect(path("max=500&q=shop&utm_source=x")).toBe(path("q=shop&max=500&group="));
  // The page shows what was typed.
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
    "compare=a&compare=b-c",
  ]) {
    const segment = path(query)?.split("/").at(-1) ?? "";
    expect(selectionIn(segment)).toEqual(of(query));
  }
});

it("three rows are compared, whichever was ticked first", () => {
  const { compare } = of("compare=c&compare=a&compare=a&compare=b&compare=d");
  expect(compare).toEqual(["a", "b", "c"]);
  expect(of("compare=c&compare=a&without=c").compare).toEqual(["a"]);
  expect(of(queryOf({ ...EVERYTHING, compare }))).toEqual({ ...EVERYTHING, compare });
});

it("rows are selected by search, group and price; those without a price fit every limit", () => {
  const shop = { title: "Shop set-up", group: "web", price: 499 };
  const fits = (query: string, found: string[] | null = null, entry = shop) =>
    picks(of(query), found && new Set(found))(entry);
  for (const query of ["", "group=web", "max=500", "max=500&group=web"]) {
    expect(fits(query), query).toBe(true);
    expect(fits(query, ["Shop set-up"]), query).toBe(true);
    expect(fits(query, ["Hat"]), query).toBe(false);
  }
  expect(fits("group=ai")).toBe(false);
  expect(fits("max=250")).toBe(false);
  expect(picks(of("max=250"), null)({ ...shop, price: null })).toBe(true);
});
