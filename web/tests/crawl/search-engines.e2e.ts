import { expect } from "@playwright/test";
import type { HTMLElement } from "node-html-parser";
import { attributeOf } from "./read.ts";
import { ask, type SentPage, type Snapshot, test } from "./snapshot.ts";

const textAt = async (site: Snapshot, address: string) => (await site.get(address)).body.toString();

/** The paths that the sitemap names. */
async function listedIn(site: Snapshot): Promise<string[]> {
  const xml = await textAt(site, "/sitemap.xml");
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

const indexable = ({ pages }: Snapshot) =>
  pages.filter(({ document }) => !/noindex/.test(attributeOf(document, "meta[name=robots]")));

/** The paths of indexable pages that fail a check, so that one run names them all. */
const failing = (site: Snapshot, check: (document: HTMLElement, page: SentPage) => boolean) =>
  indexable(site)
    .filter((page) => !check(page.document, page))
    .map(({ path }) => path);

const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const titleOf = (document: HTMLElement) => document.querySelector("title")?.text ?? "";
const descriptionOf = (document: HTMLElement) => attributeOf(document, "meta[name=description]");
const canonicalOf = (document: HTMLElement) =>
  new URL(attributeOf(document, "link[rel=canonical]", "href")).pathname;

test("the sitemap names the indexable pages, and each is linked from another", async ({ site }) => {
  const paths = indexable(site).map(({ path }) => path);
  expect((await listedIn(site)).toSorted()).toEqual(paths.toSorted());
  const linked = new Set(
    site.pages.flatMap(({ path, document }) =>
      document
        .querySelectorAll("a[href^='/']")
        .map((link) => link.getAttribute("href")?.split(/[?#]/)[0])
        .filter((to) => to !== path),
    ),
  );
  expect(paths.filter((path) => !linked.has(path))).toEqual([]);
});

test("every page names itself, its language, its feed and its twin", ({ site }) => {
  const has = (selector: string) => (document: HTMLElement) =>
    document.querySelector(selector) !== null;
  expect(failing(site, (document, { path }) => canonicalOf(document) === path)).toEqual([]);
  expect(failing(site, has("html[lang=en-AU]"))).toEqual([]);
  expect(failing(site, has("meta[name=keywords][content]"))).toEqual([]);
  expect(failing(site, has("link[rel=alternate][type='application/rss+xml']"))).toEqual([]);
  expect(failing(site, has("link[rel=alternate][type='text/markdown']"))).toEqual([]);
});

test("titles and descriptions are there, unique and of a fitting length", ({ site }) => {
  const within = (text: string, least: number, most: number) =>
    text.length >= least && text.length <= most;
  expect(failing(site, (document) => within(titleOf(document), 10, 60))).toEqual([]);
  expect(failing(site, (document) => within(descriptionOf(document), 50, 160))).toEqual([]);
  const documents = indexable(site).map(({ document }) => document);
  expect(repeated(documents.map(titleOf))).toEqual([]);
  expect(repeated(documents.map(descriptionOf))).toEqual([]);
});

test("every page can be shared", ({ site }) => {
  const tags = ["og:title", "og:description", "og:url", "og:site_name", "og:image"];
  const tag = (document: HTMLElement, name: string) =>
    attributeOf(document, `meta[property='${name}'], meta[name='${name}']`);
  expect(failing(site, (document) => tags.every((name) => tag(document, name)))).toEqual([]);
  expect(failing(site, (document) => tag(document, "og:locale") === "en_AU")).toEqual([]);
  const card = "summary_large_image";
  expect(failing(site, (document) => tag(document, "twitter:card") === card)).toEqual([]);
  const type = (path: string) => (/^\/blog\/(?!page\/)./.test(path) ? "article" : "website");
  const isOfType = (document: HTMLElement, { path }: SentPage) =>
    tag(document, "og:type") === type(path);
  expect(failing(site, isOfType)).toEqual([]);
});

test("filtered lists and searches are kept out of search engines", async ({ site }) => {
  const html = await textAt(site, "/services?q=shop");
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/services"/);
  const markdown = { accept: "text/markdown, text/html;q=0.5" };
  for (const path of ["/search", "/search?q=chatbot"]) {
    const { status, headers } = await ask(path, markdown);
    expect(status, path).toBe(200);
    expect(headers.get("content-type"), path).toContain("text/html");
  }
});

test("the feed holds articles, each at a page of the sitemap", async ({ site }) => {
  const types = {
    "/feed.xml": "application/rss+xml",
    "/sitemap.xml": "application/xml",
    "/robots.txt": "text/plain",
  };
  for (const [path, type] of Object.entries(types)) {
    expect((await site.get(path)).headers.get("content-type"), path).toContain(type);
  }
  const rss = await textAt(site, "/feed.xml");
  const paths = [...rss.matchAll(/<guid>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(0);
  expect(await listedIn(site)).toEqual(expect.arrayContaining(paths));
});

test("the sitemap has a date for each page, and pictures", async ({ site }) => {
  const xml = await textAt(site, "/sitemap.xml");
  const dates = [...xml.matchAll(/<lastmod>([^<]+)/g)].map(([, date = ""]) => Date.parse(date));
  expect(dates).toHaveLength((await listedIn(site)).length);
  expect(dates).not.toContain(Number.NaN);
  expect(xml).toContain("<image:loc>");
});

test("robots may read everything public, and are told of the sitemap", async ({ site }) => {
  const text = await textAt(site, "/robots.txt");
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test("language models find every page and its price", async ({ site }) => {
  const text = await textAt(site, "/llms.txt");
  expect(text).toMatch(/^# \S/);
  const linked = new Set(
    [...text.matchAll(/\]\((https?:[^)]+)\.md\)/g)].map(([, url = ""]) => new URL(url).pathname),
  );
  const missing = (await listedIn(site)).filter(
    (path) => !linked.has(path === "/" ? "/index" : path) && !path.startsWith("/blog/page/"),
  );
  expect(missing).toEqual([]);
  expect(text).toMatch(/\$\d[\d,]* AUD/);
});

test("agents find what they can do here", async ({ site }) => {
  for (const path of ["/.well-known/ai-catalog.json", "/ai-catalog.json"]) {
    const catalog = JSON.parse(await textAt(site, path));
    expect(catalog.specVersion).toBe("1.0");
    const skill = await textAt(site, new URL(catalog.entries[0].url).pathname);
    expect(skill).toContain("name: request-a-quote");
  }
});

test("an alias leads those who ask for Markdown to the page’s twin", async () => {
  const { status, headers } = await ask("/hire-react-developer", { accept: "text/markdown" });
  expect(status).toBe(308);
  expect(headers.get("location")).toMatch(/\/services\/react-developer\.md$/);
});

test("files of pages that are none are not there", async ({ site }) => {
  const files = ["/og/no-such-page.png", "/og/about.jpg", "/no-such-page.md"];
  for (const file of files) expect((await site.get(file)).status, file).toBe(404);
});
