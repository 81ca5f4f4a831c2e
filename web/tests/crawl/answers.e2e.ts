import { expect } from "@playwright/test";
import { forEach } from "../../../scripts/e2e/support/site.ts";
import { matches } from "./read.ts";
import { ask, type SentPage, SITE, test } from "./snapshot.ts";

/** Matches inline scripts, except for data that no browser runs. */
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/ld\+json")/;

const REVALIDATE = "public, max-age=0, must-revalidate";

/** Addresses other than pages of the snapshot: files, searches and missing pages. */
const OTHER_PATHS = [
  "/search?q=chatbot",
  "/services?q=shop",
  "/no-such-page",
  "/feed.xml",
  "/icons.svg",
  "/api/none",
  "/_next/none",
  "/.well-known/security.txt",
];

test("every page is served as HTML with one external script", ({ site }) => {
  const wrong = site.pages.filter(
    ({ status, headers, html, document }) =>
      status !== 200 ||
      !headers.get("content-type")?.startsWith("text/html") ||
      INLINE_SCRIPT.test(html) ||
      // Rendering waits for the whole page, after which modules run.
      !document.querySelector("head > script[src][type=module]") ||
      document.querySelectorAll("script[src]").length !== 1,
  );
  expect(wrong.map(({ path }) => path)).toEqual([]);
  expect(site.pages.length).toBeGreaterThan(90);
});

test("every kind of response has the same policy and security headers", async ({ site }) => {
  const others = await Promise.all(OTHER_PATHS.map((path) => site.get(path)));
  const responses = [...site.pages, ...others];
  const values = (name: string) => [...new Set(responses.map(({ headers }) => headers.get(name)))];
  const policies = values("content-security-policy");
  expect(policies).toHaveLength(1);
  expect(policies[0]).toContain("script-src 'self';");
  // A comma would separate two policies in the header.
  expect(policies[0]).not.toMatch(/unsafe|nonce|sha256|[*,]|http:\/\/(?!localhost)/);
  expect(values("x-content-type-options")).toEqual(["nosniff"]);
  expect(values("x-frame-options")).toEqual(["DENY"]);
  expect(values("x-powered-by")).toEqual([null]);
  expect(values("referrer-policy")).not.toContain(null);
  for (const policy of values("permissions-policy")) expect(policy).toContain("camera=()");
  const html = others.slice(0, 3).map(({ body }) => body.toString());
  expect(html.filter((text) => INLINE_SCRIPT.test(text))).toEqual([]);
});

test("cached copies are revalidated before use, and 304 confirms them", async () => {
  for (const path of ["/", "/about", "/feed.xml", "/og/index.png"]) {
    const { headers } = await ask(path);
    expect(headers.get("cache-control"), path).toBe(REVALIDATE);
    const again = await ask(path, { "if-none-match": headers.get("etag") ?? "" });
    expect(again.status, path).toBe(304);
  }
});

test("an unknown address gets status 404 and noindex", async ({ site }) => {
  for (const path of ["/blog/no-such-article", "/no-such-page"]) {
    const { status, headers, body } = await site.get(path);
    expect(status, path).toBe(404);
    expect(headers.get("cache-control"), path).toBe(REVALIDATE);
    expect(headers.get("x-robots-tag"), path).toBe("noindex");
    const robots = [...`${body}`.matchAll(/<meta name="robots" content="([^"]*)"/g)];
    expect(robots.map(([, content]) => content)).toEqual(["noindex"]);
  }
});

test("a drawing that editors uploaded runs nothing where it is opened by its address", async ({
  site,
}) => {
  const { status, headers } = await site.get("/drawing/services/uber-clone.svg");
  expect(status).toBe(200);
  expect(headers.get("content-type")).toBe("image/svg+xml");
  expect(headers.get("content-security-policy")).toMatch(/^default-src 'none';.* sandbox$/);
});

test("security.txt names a contact, has not expired and is the same all day", async ({ site }) => {
  const { body, headers } = await site.get("/.well-known/security.txt");
  expect(headers.get("cache-control")).toContain("max-age");
  expect(`${body}`).toMatch(/^Expires: \S+T00:00:00.000Z$/m);
  expect(`${body}`).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ""] = /^Expires: (.*)$/m.exec(`${body}`) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

/** Returns the addresses of the site that a page's elements refer to. */
function addressesIn({ path, html }: SentPage): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src|action)="([^"]+)"/g)].map(([, quoted = ""]) =>
    quoted.replaceAll("&amp;", "&"),
  );
  return attributes.flatMap((address) => {
    if (address.startsWith("#")) return [path + address];
    const local = address.startsWith(`${SITE}/`) ? address.slice(SITE.length) : address;
    return /^\/(?!\/)/.test(local) ? [local] : [];
  });
}

test("everything a page links to exists: pages, anchors, pictures, styles", async ({ site }) => {
  const sources = new Map<string, string>();
  for (const page of site.pages) {
    for (const address of addressesIn(page)) sources.set(address, page.path);
  }
  const idsOf = async (path: string) => {
    const { body } = await site.get(path);
    return new Set([...body.toString().matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id));
  };
  const broken: string[] = [];
  await forEach(sources, async ([address, from]) => {
    const [path = "", id = ""] = address.split("#");
    const { status } = await site.get(path);
    // The id of an element of the page, or of a view of the drawing.
    const isShown = !id || (await idsOf(path)).has(decodeURIComponent(id));
    if (status !== 200) broken.push(`${from} → ${address}: ${status}`);
    else if (!isShown) broken.push(`${from} → ${address}`);
  });
  expect(broken).toEqual([]);
});

test("every alias redirects permanently to its page, and keeps the query", async ({ site }) => {
  expect(site.aliases.size).toBeGreaterThan(12);
  const query = "?utm_source=a%20b&n=1";
  const wrong: string[] = [];
  await forEach(site.aliases, async ([alias, page]) => {
    for (const end of ["", query]) {
      const { status, headers } = await ask(alias + end);
      if (status !== 308 || headers.get("location") !== page + end) wrong.push(alias + end);
    }
  });
  expect(wrong).toEqual([]);
});

test("all pages share stylesheets that define every custom property used", async ({ site }) => {
  const notFoundPage = (await site.get("/no-such-page")).body.toString();
  const html = [...site.pages.map((page) => page.html), notFoundPage].join("\n");
  const sheets = matches(html, /<link rel="stylesheet" href="([^"]+)"/g);
  // The second is that of pages with a quote.
  expect(sheets).toHaveLength(2);
  const responses = await Promise.all(sheets.map((sheet) => site.get(sheet)));
  const css = responses.map(({ body }) => body.toString()).join("\n");
  const defined = matches(css, /(?:[{;,\s]|@property\s+)(--[\w-]+)\s*[:{]/g);
  // A property used with a fallback need not be defined.
  const used = matches(css, /var\(\s*(--[\w-]+)\s*\)/g);
  expect(used.filter((name) => !defined.includes(name))).toEqual([]);
});
