import { expect, type Page, test } from "@playwright/test";
import { loadAddresses } from "../addresses.ts";

/** What a visitor sees of a page, and what it says to search engines. */
type Seen = {
  headings: string[];
  prices: string[];
  links: string[];
  text: string;
  graph: Record<string, unknown>[];
};

/** Reads a page's HTML as a browser without scripts would. */
function read(page: Page, html: string, base: string): Promise<Seen> {
  return page.evaluate(
    ({ html: source, base: address }) => {
      // Cells and lines that follow each other are not one word.
      const spaced = source.replace(/<\/?(?:td|th|li|p|dt|dd|h\d|summary)\b/g, " $&");
      const document = new DOMParser().parseFromString(spaced, "text/html");
      for (const hidden of document.querySelectorAll(
        "script:not([type*=ld]), style, .sr-only, [hidden]",
      )) {
        hidden.remove();
      }
      const plain = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
      const main = document.querySelector("main");
      const graph = document.querySelector("script[type='application/ld+json']")?.textContent;
      const all = (selector: string) => [...(main?.querySelectorAll(selector) ?? [])];
      const text = plain(main?.textContent ?? "");
      return {
        headings: all("h1, h2, h3, h4")
          .filter((heading) => !heading.closest("nav"))
          .map(({ textContent }) => plain(textContent)),
        prices: text.match(/\$\d[\d,]*/g) ?? [],
        // As they are written: a browser would spell the addresses of others anew.
        links: all("a[href]:not([href^='#'])")
          .map((link) => link.getAttribute("href") ?? "")
          .map((href) => (href.startsWith("/") ? new URL(href, address).href : href)),
        text: plain(document.body.textContent),
        graph: graph ? JSON.parse(graph)["@graph"] : [],
      };
    },
    { html, base },
  );
}

/** Markdown without its marks, as text to look words up in. */
const plainText = (markdown: string) =>
  markdown
    .replace(/\]\([^)]*\)/g, "")
    .replace(/\\(.)/g, "$1")
    .replace(/[*#>[\]`|]/g, "")
    .replace(/\s+/g, " ");

/** The same text without its spaces and marks. */
const fold = (text: string) => text.replace(/[*#>[\]`|:\s]/g, "");

/** An address as Markdown has to write it. */
const inMarkdown = (href: string) =>
  href.replace(/[() ]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

/** Every object of a graph that has a property, but for those of the agency itself. */
function having(property: string, value: unknown): Node[] {
  if (!isNode(value)) return [];
  // The specification's sample offers belong to the agency, on every page.
  if (String(value["@id"]).endsWith("#business")) return [];
  const inner = Object.values(value).flatMap((child) => having(property, child));
  return property in value ? [value, ...inner] : inner;
}

const figure = (price: unknown) => `$${Number(price).toLocaleString("en-AU")}`;

let pages: string[];
test.beforeAll(async () => {
  pages = (await loadAddresses()).pages.filter((path) => path !== "/search");
});

test("what a page shows, its Markdown twin has", async ({ page, request, baseURL }) => {
  test.setTimeout(180_000);
  const missing: string[] = [];
  for (const path of pages) {
    const seen = await read(page, await (await request.get(path)).text(), `${baseURL}${path}`);
    const twin = await (await request.get(path === "/" ? "/index.md" : `${path}.md`)).text();
    const text = plainText(twin);
    expect(seen.headings.length, path).toBeGreaterThan(0);
    for (const heading of seen.headings) {
      if (!fold(text).includes(fold(heading))) missing.push(`${path}: heading “${heading}”`);
    }
    for (const price of new Set(seen.prices)) {
      if (!text.includes(price)) missing.push(`${path}: ${price}`);
    }
    for (const link of new Set(seen.links)) {
      if (!twin.includes(inMarkdown(link))) missing.push(`${path}: link to ${link}`);
    }
  }
  expect(missing).toEqual([]);
});

test("what structured data announces, the page shows", async ({ page, request, baseURL }) => {
  test.setTimeout(180_000);
  const unseen: string[] = [];
  for (const path of pages) {
    const { text, graph } = await read(
      page,
      await (await request.get(path)).text(),
      `${baseURL}${path}`,
    );
    expect(graph.length, path).toBeGreaterThan(0);
    for (const { price } of having("price", graph)) {
      if (!text.includes(figure(price))) unseen.push(`${path}: ${figure(price)}`);
    }
    const ratings = [...having("ratingValue", graph), ...graph.map((node) => node.aggregateRating)];
    for (const rating of ratings.filter(isNode)) {
      const words = [Number(rating.ratingValue).toFixed(1), `${rating.reviewCount} reviews`];
      if (!words.every((word) => text.includes(word))) unseen.push(`${path}: ${words.join(", ")}`);
    }
  }
  expect(unseen).toEqual([]);
});
