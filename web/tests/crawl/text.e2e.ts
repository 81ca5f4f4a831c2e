import { expect } from "@playwright/test";
import { graphOf, isNode, structuredDataOf, textOf } from "./read.ts";
import { type SentPage, type Snapshot, test } from "./snapshot.ts";
import { nodesIn, structuredDataProblems } from "./structured-data.ts";

const pagesOfDocuments = ({ pages }: Snapshot) => pages.filter(({ path }) => path !== "/search");

test("every page has one graph, and it is valid", async ({ site }) => {
  const problems: string[] = [];
  for (const { path, document } of pagesOfDocuments(site)) {
    const found = structuredDataOf(document);
    if (found.length !== 1) problems.push(`${path}: ${found.length} graphs`);
    for (const text of found) {
      for (const problem of structuredDataProblems(text)) problems.push(`${path} ${problem}`);
    }
  }
  expect(problems).toEqual([]);
});

const figure = (price: unknown) => `$${Number(price).toLocaleString("en-AU")}`;

test("prices and ratings in structured data appear on the page", ({ site }) => {
  const hidden: string[] = [];
  for (const { path, document } of pagesOfDocuments(site)) {
    const graph = graphOf(document);
    // The specification's sample offers belong to the agency, on every page.
    const others = graph.filter((node) => !String(node["@id"]).endsWith("#business"));
    const nodes = [...nodesIn(others)].map(([node]) => node);
    const text = textOf(document.querySelector("body"));
    const ratings = [...nodes, ...graph.map((node) => node.aggregateRating)]
      .filter(isNode)
      .filter((node) => "ratingValue" in node);
    const values = [
      ...nodes.flatMap((node) => ("price" in node ? [figure(node.price)] : [])),
      ...ratings.map(({ ratingValue }) => Number(ratingValue).toFixed(1)),
      ...ratings.map(({ reviewCount }) => `${reviewCount} reviews`),
    ];
    const missing = values.filter((word) => !text.includes(word));
    hidden.push(...missing.map((word) => `${path}: ${word}`));
  }
  expect(hidden).toEqual([]);
});

/** A price with a link: what it covers, and where the link leads. */
type PricedLink = { figure: string; scope: string; to: string };

const ITEMS = "article, li, tr";

function pricedLinksOf({ document }: SentPage): PricedLink[] {
  const items = document.querySelectorAll(`main :is(${ITEMS})`);
  return items.flatMap((item) => {
    const figure = /\$[\d,]+/.exec(textOf(item))?.[0];
    const to = item.querySelectorAll("a[href^='/']").at(-1)?.getAttribute("href");
    // Only the innermost item that contains both connects them.
    const isOuter = item.querySelectorAll(ITEMS).some((inner) => inner.querySelector("a"));
    if (!figure || !to || isOuter) return [];
    return [{ figure, to, scope: textOf(item.querySelector("[data-scope]")) }];
  });
}

test("a card's price matches the page it leads to, or says what it covers", ({ site }) => {
  const problems: string[] = [];
  let followed = 0;
  for (const page of site.pages) {
    for (const { figure, scope, to } of pricedLinksOf(page)) {
      const [target = "", part] = to.split("#");
      const main = site.page(target).document.querySelector("main");
      const text = textOf(part ? (main?.querySelector(`[id="${part}"]`) ?? null) : main);
      const starting = /Starting at (\$[\d,]+)/.exec(text)?.[1];
      followed += 1;
      const isContradicted = starting ? starting !== figure : !text.includes(figure);
      if (isContradicted && !scope) problems.push(`${page.path}: ${figure} leads to ${to}`);
      // The home page says what its own prices cover. Other pages do not repeat them.
      if (isContradicted && page.path !== "/" && !text.includes(figure)) {
        problems.push(`${page.path}: ${to} does not say what ${figure} buys`);
      }
    }
  }
  expect(problems).toEqual([]);
  expect(followed).toBeGreaterThan(120);
});
