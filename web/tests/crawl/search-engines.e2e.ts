import { expect } from "@playwright/test";
import type { HTMLElement } from "node-html-parser";
import { attributeOf } from "./read.ts";
import { ask, type SentPage, type Snapshot, test } from "./snapshot.ts";

const textAt = async (site: Snapshot, address: string) => (await site.get(address)).body.toString();

async function sitemapPaths(site: Snapshot): Promise<string[]> {
  const xml = await textAt(site, "/sitemap.xml");
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
}

const indexable = ({ pages }: Snapshot) =>
  pages.filter(({ document }) => !/noindex/.test(attributeOf(document, "meta[name=robots]")));

/** Returns the paths of all indexable pages that fail a check, so that one run lists them all. */
const pagesFailing = (site: Snapshot, check: (document: HTMLElement, page: SentPage) => boolean) =>
  indexable(site)
    .filter((page) => !check(page.document, page))
    .map(({ path }) => path);

const duplicates = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

const titleIn = (document: HTMLElement) => document.querySelector("title")?.text ?? "";
const descriptionOf = (document: HTMLElement) => attributeOf(document, "meta[name=description]");
const canonicalOf = (document: HTMLElement) =>
  new URL(attributeOf(document, "link[rel=canonical]", "href")).pathname;

test("the sitemap lists the indexable pages with their dates, and each is linked from another", async ({
  site,
}) => {
  const paths = indexable(site).map(({ path }) => path);
  expect((await sitemapPaths(site)).toSorted()).toEqual(paths.toSorted());
  const xml = await textAt(site, "/sitemap.xml");
  const dates = [...xml.matchAll(/<lastmod>([^<]+)/g)].map(([, date = ""]) => Date.parse(date));
  expect(dates.filter(Number.isFinite)).toHaveLength(paths.length);
  expect(xml).toContain("<image:loc>");
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

test("every page declares its canonical URL, language and feed", ({ site }) => {
  const selectors = [
    ...["html[lang=en-AU]", "meta[name=keywords][content]"],
    "link[rel=alternate][type='application/rss+xml']",
  ];
  const declares = (document: HTMLElement, { path }: SentPage) =>
    canonicalOf(document) === path && selectors.every((each) => document.querySelector(each));
  expect(pagesFailing(site, declares)).toEqual([]);
});

test("titles and descriptions are present, unique and within length limits", ({ site }) => {
  const isWithin = (text: string, least: number, most: number) =>
    text.length >= least && text.length <= most;
  expect(pagesFailing(site, (document) => isWithin(titleIn(document), 10, 60))).toEqual([]);
  expect(pagesFailing(site, (document) => isWithin(descriptionOf(document), 50, 160))).toEqual([]);
  const documents = indexable(site).map(({ document }) => document);
  expect(duplicates(documents.map(titleIn))).toEqual([]);
  expect(duplicates(documents.map(descriptionOf))).toEqual([]);
});

test("every page has the tags for sharing", ({ site }) => {
  const tags = ["og:title", "og:description", "og:url", "og:site_name", "og:image"];
  const isShareable = (document: HTMLElement, { path }: SentPage) => {
    const tag = (name: string) =>
      attributeOf(document, `meta[property='${name}'], meta[name='${name}']`);
    const isArticle = /^\/blog\/(?!page\/|category\/)./.test(path);
    const set = [tag("og:locale"), tag("twitter:card"), tag("og:type")].join(" ");
    return (
      tags.every(tag) && set === `en_AU summary_large_image ${isArticle ? "article" : "website"}`
    );
  };
  expect(pagesFailing(site, isShareable)).toEqual([]);
});

test("views and searches are kept out of search engines", async ({ site }) => {
  const html = await textAt(site, "/services?view=rates");
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/services"/);
});

test("the feed lists articles, each of which is in the sitemap, which robots.txt names", async ({
  site,
}) => {
  const types = {
    "/feed.xml": "application/rss+xml",
    "/sitemap.xml": "application/xml",
    "/robots.txt": "text/plain",
  };
  for (const [path, type] of Object.entries(types)) {
    expect((await site.get(path)).headers.get("content-type"), path).toContain(type);
  }
  const robots = await textAt(site, "/robots.txt");
  expect(robots).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  expect(robots).not.toMatch(/^Disallow: \/$/m);
  const rss = await textAt(site, "/feed.xml");
  const paths = [...rss.matchAll(/<guid>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
  expect(paths.length).toBeGreaterThan(0);
  expect(await sitemapPaths(site)).toEqual(expect.arrayContaining(paths));
});

test("llms.txt lists every page, and what was Markdown leads to its page", async ({ site }) => {
  const text = await textAt(site, "/llms.txt");
  expect(text).toMatch(/^# \S/);
  const linked = [...text.matchAll(/\]\((https?:[^)]+)\)/g)].map(
    ([, url = ""]) => new URL(url).pathname,
  );
  const paths = (await sitemapPaths(site)).filter((path) => !/\/page\/\d+$/.test(path));
  expect(linked.toSorted()).toEqual(paths.toSorted());
  for (const [path, page] of [
    ["/index.md", "/"],
    ["/about.md?a=1", "/about?a=1"],
  ] as const) {
    const { status, headers } = await ask(path);
    expect([status, headers.get("location")]).toEqual([308, page]);
  }
});
