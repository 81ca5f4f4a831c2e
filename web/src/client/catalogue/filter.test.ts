import { expect, it } from "vitest";
import { hasWords } from "./filter.ts";

it.each([
  ["", true],
  ["  ", true],
  ["Products SHOP", true],
  ["ecommerce", true],
  ["shop falconry", false],
])("shows the cards that have every word: “%s”", (words, isShown) => {
  expect(hasWords("Shopify store setup: twenty products, E‑commerce", words)).toBe(isShown);
});
