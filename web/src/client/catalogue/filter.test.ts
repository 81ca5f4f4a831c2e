// @vitest-environment jsdom
import { expect, it } from "vitest";
import { hasWords, showMatches } from "./filter.ts";

it.each([
  ["", true],
  ["  ", true],
  ["Products SHOP", true],
  ["ecommerce", true],
  ["shop falconry", false],
])("shows the cards that have every word: “%s”", (words, isShown) => {
  expect(hasWords("Shopify store setup: twenty products, E‑commerce", words)).toBe(isShown);
});

it("hides the groups without a card that is shown, with their entries, and shows them again", () => {
  const card = (title: string) => `<article><h3>${title}</h3><button>Add</button></article>`;
  const entry = (id: string) => `<li><a href="#${id}">${id}</a><span></span></li>`;
  document.body.innerHTML = `<nav><ol>${entry("web")}${entry("seo")}</ol></nav>
    <section id="web">${card("Shop")}${card("Site")}</section>
    <section id="seo">${card("Search")}</section>
    <p data-none hidden><a data-search href="/search">Search</a></p>`;
  const hidden = (selector: string) =>
    Array.from(document.querySelectorAll<HTMLElement>(selector), (element) => element.hidden);
  const show = (words: string) => [
    showMatches(document.body, words),
    ...[hidden("section"), hidden("li"), hidden("article"), hidden("[data-none]")],
  ];
  expect(show("shop")).toEqual([1, [false, true], [false, true], [false, true, true], [true]]);
  expect(document.querySelector("nav span")?.textContent).toBe("1");
  expect(show("add")).toEqual([0, [true, true], [true, true], [true, true, true], [false]]);
  const link = () => document.querySelector<HTMLAnchorElement>("[data-search]")?.search;
  expect(link()).toBe("?q=add");
  expect(show("")).toEqual([3, [false, false], [false, false], [false, false, false], [true]]);
  expect(link()).toBe("");
});
