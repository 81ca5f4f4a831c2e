import { expect, type Page, test } from "@playwright/test";
import { loadAddresses } from "./addresses.ts";

/** A price that leads somewhere: where it stands, where it leads, and what it says it buys. */
type Priced = { figure: string; scope: string; to: string };
/** What a page says: its priced links, its text, and the text under each of its anchors. */
type Said = { links: Priced[]; text: string; parts: Record<string, string> };

/** Reads a page as it is sent, in a browser that fetches nothing for it. */
const read = (page: Page, html: string): Promise<Said> =>
  page.evaluate((source) => {
    const root = new DOMParser().parseFromString(source, "text/html");
    for (const unread of root.querySelectorAll("script, style, .sr-only")) unread.remove();
    const main = root.querySelector("main");
    const textOf = (element: Element | null) =>
      (element?.textContent ?? "").replace(/\s+/g, " ").trim();
    const figureIn = (element: Element) => /\$[\d,]+/.exec(textOf(element))?.[0];
    const links = [...(main?.querySelectorAll("article, li, tr") ?? [])].flatMap((item) => {
      const figure = figureIn(item);
      const link = [...item.querySelectorAll("a[href^='/']")].at(-1);
      // The innermost item that holds both is the one that joins them.
      const inner = [...item.querySelectorAll("article, li, tr")];
      if (!figure || !link || inner.some((part) => part.querySelector("a"))) return [];
      const scope = textOf(item.querySelector("[data-scope]"));
      return [{ figure, scope, to: link.getAttribute("href") ?? "" }];
    });
    const parts = [...(main?.querySelectorAll("[id]") ?? [])].map((part) => [
      part.id,
      textOf(part),
    ]);
    return { links, text: textOf(main), parts: Object.fromEntries(parts) };
  }, html);

test("no price on a card is contradicted, without a word, by the page it leads to", async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const { pages } = await loadAddresses();
  const said = new Map<string, Said>();
  for (const path of pages) {
    said.set(path, await read(page, await (await request.get(path)).text()));
  }
  const problems: string[] = [];
  let followed = 0;
  for (const [path, { links }] of said) {
    for (const { figure, scope, to } of links) {
      const [target = "", part] = to.split("#");
      const there = said.get(target);
      const text = (part ? there?.parts[part] : there?.text) ?? "";
      const starting = /Starting at (\$[\d,]+)/.exec(text)?.[1];
      followed += 1;
      const isContradicted = starting ? starting !== figure : !text.includes(figure);
      if (isContradicted && !scope)
        problems.push(`${path}: ${figure} leads to ${to}, which differs`);
      // What the home page's figures buy is said there: no other page repeats them.
      if (isContradicted && path !== "/" && !text.includes(figure)) {
        problems.push(`${path}: ${to} does not say what ${figure} buys`);
      }
    }
  }
  expect(problems).toEqual([]);
  expect(followed).toBeGreaterThan(120);
});
