import { expect, type Page, test } from "@playwright/test";
import { sitemapPaths } from "./crawl.ts";

/** The name of a document's root element; fails on XML that is not well-formed. */
const rootOf = (page: Page, xml: string) =>
  page.evaluate((source) => {
    const document = new DOMParser().parseFromString(source, "application/xml");
    return document.querySelector("parsererror")?.textContent ?? document.documentElement.nodeName;
  }, xml);

for (const [path, root, type] of [
  ["/feed.xml", "rss", "application/rss+xml"],
  ["/atom.xml", "feed", "application/atom+xml"],
  ["/sitemap.xml", "urlset", "application/xml"],
] as const) {
  test(`${path} is well-formed`, async ({ page, request }) => {
    const answer = await request.get(path);
    expect(answer.headers()["content-type"]).toContain(type);
    expect(await rootOf(page, await answer.text())).toBe(root);
  });
}

test("the feeds hold the same articles, each at a page that is there", async ({ request }) => {
  const [rss, atom, json] = await Promise.all([
    (await request.get("/feed.xml")).text(),
    (await request.get("/atom.xml")).text(),
    (await request.get("/feed.json")).json(),
  ]);
  const addresses: string[] = json.items.map(({ url }: { url: string }) => url);
  expect(addresses.length).toBeGreaterThan(0);
  expect([...rss.matchAll(/<guid>([^<]+)/g)].map(([, url]) => url)).toEqual(addresses);
  expect([...atom.matchAll(/<entry><id>([^<]+)/g)].map(([, url]) => url)).toEqual(addresses);
  const listed = sitemapPaths(await (await request.get("/sitemap.xml")).text());
  for (const url of addresses) expect(listed).toContain(new URL(url).pathname);
});

test("true dates and pictures stand in the sitemap", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const dates = [...xml.matchAll(/<lastmod>([^<]+)/g)].map(([, date = ""]) => date);
  expect(dates).toHaveLength(sitemapPaths(xml).length);
  for (const date of dates) expect(Date.parse(date)).toBeLessThanOrEqual(Date.now() + 60_000);
  expect(xml).toContain("<image:loc>");
});

test("robots may read everything public, and are told of the sitemap", async ({ request }) => {
  const answer = await request.get("/robots.txt");
  expect(answer.headers()["content-type"]).toContain("text/plain");
  const text = await answer.text();
  expect(text).toMatch(/^Sitemap: https?:\/\/[^/]+\/sitemap\.xml$/m);
  expect(text).not.toMatch(/^Disallow: \/$/m);
});

test("the manifest names icons that are there, at the sizes it says", async ({ page, request }) => {
  await page.goto("/");
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest.name).not.toBe("");
  for (const { src, sizes } of manifest.icons.filter(
    ({ type }: { type: string }) => type === "image/png",
  )) {
    const size = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  expect(await page.locator("link[rel=manifest]").getAttribute("href")).toContain("manifest");
});

test("language models find every page and its price", async ({ request }) => {
  const text = await (await request.get("/llms.txt")).text();
  expect(text).toMatch(/^# \S/);
  const listed = sitemapPaths(await (await request.get("/sitemap.xml")).text());
  const linked = new Set(
    [...text.matchAll(/\]\((https?:[^)]+)\.md\)/g)].map(([, url = ""]) => new URL(url).pathname),
  );
  const further = /^\/blog\/page\//;
  const missing = listed.filter(
    (path) => !linked.has(path === "/" ? "/index" : path) && !further.test(path),
  );
  expect(missing).toEqual([]);
  expect(text).toMatch(/\$\d[\d,]* AUD/);
});

test("agents find what they can do here", async ({ request }) => {
  for (const path of ["/.well-known/ai-catalog.json", "/ai-catalog.json"]) {
    const catalog = await (await request.get(path)).json();
    expect(catalog.specVersion).toBe("1.0");
    const skill = await request.get(catalog.entries[0].url);
    expect(skill.status()).toBe(200);
    expect(await skill.text()).toContain("name: request-a-quote");
  }
});

test("an alias leads those who ask for Markdown to the page’s twin", async ({ request }) => {
  const options = { headers: { accept: "text/markdown" }, maxRedirects: 0 };
  const answer = await request.get("/hire-react-developer", options);
  expect(answer.status()).toBe(308);
  expect(answer.headers().location).toMatch(/\/services\/react-developer\.md$/);
});

for (const path of [
  "/og/no-such-page.png",
  "/og/about.jpg",
  "/no-such-page.md",
  "/sitemap/99.xml",
]) {
  test(`${path} is not there`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}
