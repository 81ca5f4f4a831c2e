import { expect, test } from "@playwright/test";
import { structuredDataProblems } from "../../src/seo/testing/validate.ts";
import { crawl, type Found, sitemapPaths } from "./crawl.ts";

let pages: Found[] = [];
let listed: string[] = [];

test.beforeAll(async ({ browser, baseURL, playwright }) => {
  test.setTimeout(180_000);
  const request = await playwright.request.newContext({ baseURL });
  const page = await browser.newPage();
  const found = await crawl(page, request);
  pages = [...found.values()].filter(({ robots }) => !robots.includes("noindex"));
  listed = sitemapPaths(await (await request.get("/sitemap.xml")).text());
  await page.close();
  await request.dispose();
});

const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at);

/** The paths of pages that fail a check, so that one run names them all. */
const failing = (check: (page: Found) => boolean) =>
  pages.filter((page) => !check(page)).map(({ path }) => path);

test("the sitemap names the canonical, indexable pages, and each is linked from another", () => {
  const canonical = pages.filter((page) => new URL(page.canonical).pathname === page.path);
  expect(canonical.length).toBeGreaterThan(90);
  expect(listed.toSorted()).toEqual(canonical.map(({ path }) => path).toSorted());
});

test("every page names itself as canonical", () => {
  expect(failing(({ canonical, path }) => new URL(canonical).pathname === path)).toEqual([]);
});

test("titles are there, unique and short enough", () => {
  expect(failing(({ title }) => title.length >= 10 && title.length <= 60)).toEqual([]);
  expect(repeated(pages.map(({ title }) => title))).toEqual([]);
});

test("descriptions are there, unique and of a fitting length", () => {
  expect(failing(({ description: { length } }) => length >= 50 && length <= 160)).toEqual([]);
  expect(repeated(pages.map(({ description }) => description))).toEqual([]);
});

test("every page gives keywords, its language, its feeds and its Markdown twin", () => {
  expect(failing(({ keywords }) => keywords !== "")).toEqual([]);
  expect(failing(({ language }) => language === "en-AU")).toEqual([]);
  expect(failing(({ alternates }) => "application/rss+xml" in alternates)).toEqual([]);
  expect(failing(({ alternates }) => "text/markdown" in alternates)).toEqual([]);
});

test("every page can be shared", () => {
  const tags = ["og:title", "og:description", "og:url", "og:site_name", "og:image"];
  expect(failing(({ sharing }) => tags.every((tag) => sharing[tag]))).toEqual([]);
  expect(failing(({ sharing }) => sharing["og:locale"] === "en_AU")).toEqual([]);
  expect(failing(({ sharing }) => sharing["twitter:card"] === "summary_large_image")).toEqual([]);
});

test("every page’s picture is 1200 × 630 and under 300 kB", async ({ page, request }) => {
  test.setTimeout(240_000);
  const wrong: string[] = [];
  for (const { path, sharing } of pages) {
    const address = sharing["og:image"] ?? "";
    const answer = await request.get(address);
    const body = await answer.body();
    const size = await page.evaluate(async (bytes) => {
      const blob = new Blob([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))]);
      const { width, height } = await createImageBitmap(blob);
      return `${width}×${height}`;
    }, body.toString("base64"));
    const type = answer.headers()["content-type"] ?? "";
    if (answer.status() !== 200 || !type.startsWith("image/")) wrong.push(`${path}: no picture`);
    if (size !== "1200×630") wrong.push(`${path}: ${size}`);
    if (body.length >= 300_000) wrong.push(`${path}: ${body.length} bytes`);
  }
  expect(wrong).toEqual([]);
});

test("every page has one graph, and it is valid", async () => {
  const problems: string[] = [];
  for (const { path, structuredData } of pages) {
    if (structuredData.length !== 1) problems.push(`${path}: ${structuredData.length} graphs`);
    for (const text of structuredData) {
      for (const problem of await structuredDataProblems(text)) problems.push(`${path} ${problem}`);
    }
  }
  expect(problems).toEqual([]);
});

test("the hire page describes its service, with an offer for each role", async ({ page }) => {
  await page.goto("/hire-resources");
  const roles = await page.locator("tbody th > span:first-child").allTextContents();
  const [text = "{}"] = pages.find(({ path }) => path === "/hire-resources")?.structuredData ?? [];
  const graph: { "@type": string; offers?: { name: string; priceCurrency: string }[] }[] =
    JSON.parse(text)["@graph"];
  const services = graph.filter((thing) => thing["@type"] === "Service");
  expect(services).toHaveLength(1);
  const offers = services[0]?.offers ?? [];
  expect(offers.map(({ name }) => name)).toEqual(roles);
  expect(offers.every(({ priceCurrency }) => priceCurrency === "AUD")).toBe(true);
});

test("every page has its Markdown twin, by address and by asking", async ({ request }) => {
  const wrong: string[] = [];
  for (const { path, alternates } of pages) {
    const [twin, asked] = await Promise.all([
      request.get(alternates["text/markdown"] ?? ""),
      request.get(path, { headers: { accept: "text/markdown" } }),
    ]);
    const text = await twin.text();
    const isTwin =
      twin.headers()["content-type"]?.startsWith("text/markdown") &&
      twin.headers()["x-robots-tag"] === "noindex" &&
      /^# \S/.test(text);
    if (!isTwin) wrong.push(path);
    if ((await asked.text()) !== text) wrong.push(`${path} by Accept`);
  }
  expect(wrong).toEqual([]);
});
