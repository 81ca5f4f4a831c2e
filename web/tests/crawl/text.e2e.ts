import { expect } from "@playwright/test";
import { compiledContent } from "../../../scripts/content-check/documents.ts";
import { checkFigures } from "../../../scripts/content-check/figures.ts";
import { offersIn } from "../../../scripts/content-check/offers.ts";
import { forEach } from "../../../scripts/e2e/support/site.ts";
import { graphOf, isNode, plain, structuredDataOf, textOf } from "./read.ts";
import { ask, type SentPage, SITE, type Snapshot, test } from "./snapshot.ts";
import { nodesIn, structuredDataProblems } from "./structured-data.ts";

const pagesWithTwin = ({ pages }: Snapshot) => pages.filter(({ path }) => path !== "/search");

/** Removes Markdown's marks, so that text can be compared. */
const plainText = (markdown: string) =>
  plain(
    markdown
      .replace(/\]\([^)]*\)/g, "")
      .replace(/\\(.)/g, "$1")
      .replace(/[*#>[\]`|]/g, ""),
  );

/** Removes spaces and marks from a text. */
const fold = (text: string) => text.replace(/[*#>[\]`|:\s]/g, "");

/** Returns an address as it must be written in Markdown. */
const inMarkdown = (href: string) =>
  (href.startsWith("/") ? SITE + href : href).replace(
    /[() ]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );

/** Returns the headings, prices and links of a page that its twin lacks. */
function missingFromTwin({ document, twin }: SentPage): string[] {
  const main = document.querySelector("main");
  if (!main) return ["main"];
  const markdown = twin.body.toString();
  const text = plainText(markdown);
  const folded = fold(text);
  const headings = main
    .querySelectorAll("h1, h2, h3, h4")
    .filter((heading) => !heading.closest("[hidden], [data-twin=omit], .sr-only"))
    .map(textOf);
  const prices = textOf(main).match(/\$\d[\d,]*/g) ?? [];
  const links = main
    .querySelectorAll("a[href]")
    .filter(
      (link) => !link.closest("[hidden], [data-twin=omit], [aria-label=Breadcrumb], .sr-only"),
    )
    .map((link) => link.getAttribute("href") ?? "")
    .filter((href) => !href.startsWith("#"));
  return [
    ...(headings.length === 0 ? ["a heading"] : []),
    ...headings.filter((heading) => !folded.includes(fold(heading))),
    ...prices.filter((price) => !text.includes(price)),
    ...links.filter((link) => !markdown.includes(inMarkdown(link))),
  ];
}

test("a Markdown twin has the headings, prices and links of its page", ({ site }) => {
  const missing = pagesWithTwin(site).flatMap((page) =>
    missingFromTwin(page).map((item) => `${page.path}: ${item}`),
  );
  expect(missing).toEqual([]);
});

test("twins are Markdown, are not indexed, and are served on request", async ({ site }) => {
  const wrong: string[] = [];
  await forEach(pagesWithTwin(site), async ({ path, twin }) => {
    const { headers, body } = twin;
    const isTwin =
      headers.get("content-type")?.startsWith("text/markdown") &&
      headers.get("x-robots-tag") === "noindex" &&
      /^# \S/.test(body.toString());
    if (!isTwin) wrong.push(path);
    const negotiated = await ask(path, { accept: "text/markdown" });
    // The text itself may have changed since.
    if (negotiated.headers.get("content-type") !== headers.get("content-type")) wrong.push(path);
  });
  expect(wrong).toEqual([]);
});

test("every page has one graph, and it is valid", async ({ site }) => {
  const problems: string[] = [];
  for (const { path, document } of pagesWithTwin(site)) {
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
  for (const { path, document } of pagesWithTwin(site)) {
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

test("the hire page describes its service, with one offer for all roles", ({ site }) => {
  const { document } = site.page("/hire-resources");
  const services = graphOf(document).filter((node) => node["@type"] === "Service");
  expect(services).toHaveLength(1);
  const prices = document
    .querySelectorAll("main article b")
    .map((price) => Number(textOf(price).replace(/\D/g, "")));
  expect(services[0]?.offers).toMatchObject([
    {
      "@type": "AggregateOffer",
      offerCount: prices.length,
      lowPrice: String(Math.min(...prices)),
      highPrice: String(Math.max(...prices)),
      priceCurrency: "AUD",
    },
  ]);
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

test("no twin promises more of a thing than the price that it links to", async ({ site }) => {
  const paragraphs = site.pages.flatMap(({ path, twin }) =>
    `${twin.body}`.split(/\n{2,}/).map((text) => {
      const slugs = [...text.matchAll(/\/services\/([\w-]+)[)#]/g)].map(([, slug]) => slug);
      const markDefs = slugs.map((slug) => ({ reference: { _ref: `service-${slug}` } }));
      const words = text.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
      return {
        _id: path,
        _type: "twin",
        body: [{ _type: "block", children: [{ text: words }], markDefs }],
      };
    }),
  );
  expect(checkFigures(paragraphs, offersIn(await compiledContent()))).toEqual([]);
});
