import { expect, it } from "vitest";
import { findCards } from "./find-cards.ts";

const GROUPS = [
  ["Shopify store setup: twenty products", "E‑commerce automation"],
  ["Voice AI"],
  ["Website design", "WordPress maintenance"],
];

/** The numbers of the cards that are shown, of the groups that are. */
const shownFor = (words: string) =>
  findCards(GROUPS, words).map((cards) => cards.flatMap((isShown, at) => (isShown ? at : [])));

it.each([
  ["", [[0, 1], [0], [0, 1]]],
  ["  ", [[0, 1], [0], [0, 1]]],
  ["shop", [[0], [], []]],
  ["Products SHOP", [[0], [], []]],
  ["ecommerce", [[1], [], []]],
  ["web", [[], [], [0]]],
  ["falconry", [[], [], []]],
])("shows the cards that have every word, and no group without a card: “%s”", (words, shown) => {
  expect(shownFor(words)).toEqual(shown);
});
