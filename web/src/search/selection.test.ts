import { expect, it } from "vitest";
import { selectedPath, selectionIn } from "../routing/selected-path.ts";
import { EVERYTHING, queryOf, selectionOf } from "./selection.ts";

const parse = (query: string) => selectionOf(new URLSearchParams(query));

it("reads a selection from a query, and ignores invalid values", () => {
  expect(parse("q=+Shop++set-up+")).toEqual({ words: "Shop set-up", view: "" });
  expect(parse(`q=${"ab+".repeat(99)}`).words).toBe("ab ".repeat(67).slice(0, 200).trim());
  expect(parse("view=rates").view).toBe("rates");
  expect(parse("q=!&view=list")).toEqual(EVERYTHING);
  expect(queryOf(EVERYTHING)).toBe("");
});

it("gives each search and each view one path, which decodes to the same selection", () => {
  const path = (page: string, query: string) => selectedPath(page, new URLSearchParams(query));
  expect(path("/search", "q=AI+chatbot&view=cards")).toBe(path("/search", "q=+AI++chatbot"));
  // The page shows the search as it was typed.
  expect(path("/search", "q=Shop")).not.toBe(path("/search", "q=shop"));
  expect(path("/search", "q=!")).toBeNull();
  // What once filtered or compared is answered with the page.
  expect(path("/services", "q=shop&group=web&max=500&compare=a&compare=b")).toBeNull();
  expect(path("/about", "q=shop")).toBeNull();
  const query = "q=A%26b%3D%C3%A9_~%2F";
  expect(selectionIn(path("/search", query)?.split("/").at(-1) ?? "")).toEqual(parse(query));
});
