// @vitest-environment jsdom
import { expect, it, vi } from "vitest";
import { hasWords, showMatches, start } from "./filter.ts";

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

it("follows what is typed, also before it ran or in the address, and says the number once", async () => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/services?q=shop&view=a");
  document.body.innerHTML = `<main data-catalogue><input data-filter><b data-count></b>
    <section id="web"><article><h3>Shop</h3></article><article><p>Site</p><input type="checkbox"></article></section></main>`;
  const [field, box] = document.querySelectorAll("input");
  // As an extension may.
  document.body.addEventListener("input", (event) => event.stopPropagation());
  const count = () => document.querySelector("b")?.textContent;
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect([field?.value, count()]).toEqual(["shop", "1"]);
  for (const [typed, search] of [
    ["s", "?q=s&view=a"],
    [" ", "?view=a"],
  ] as const) {
    if (field) field.value = typed;
    const before = [location.search, count()];
    field?.dispatchEvent(new Event("input", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(200);
    field?.dispatchEvent(new Event("input", { bubbles: true }));
    box?.dispatchEvent(new Event("input", { bubbles: true }));
    await vi.advanceTimersByTimeAsync(499);
    expect([location.search, count()]).toEqual(before);
    await vi.advanceTimersByTimeAsync(1);
    expect([location.search, count()]).toEqual([search, "2"]);
  }
  if (field) field.value = "site";
  start();
  await vi.advanceTimersByTimeAsync(0);
  expect([field?.value, count()]).toEqual(["site", "1"]);
  document.body.replaceChildren();
  start();
  vi.useRealTimers();
});
