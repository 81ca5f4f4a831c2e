import { expect } from "@playwright/test";
import { forEach } from "../../../scripts/e2e/support/site.ts";
import { FAMILIES } from "../addresses.ts";
import { attributeOf, gzip, KB, matches, pngSize } from "./read.ts";
import { SITE, type Snapshot, test } from "./snapshot.ts";

/** Fetches the files that a page refers to. */
async function filesOf(site: Snapshot, addresses: readonly string[]): Promise<Buffer[]> {
  const answers = await Promise.all(addresses.map((address) => site.get(address)));
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  return answers.map(({ body }) => body);
}

/** Returns the size limit of a page's HTML, in kB after gzip. */
function htmlLimit(path: string): number {
  if (/^\/services\/|-chatbot$|^\/$/.test(path)) return 8;
  // Roles have no page that could list the rest of their features.
  if (path === "/hire-resources") return 22;
  return path.startsWith("/blog/") ? 10 : 20;
}

test("the HTML of every page is within its size limit", ({ site }) => {
  const large = site.pages
    .map(({ path, body }) => ({ path, size: gzip(body) / KB }))
    .filter(({ path, size }) => size >= htmlLimit(path));
  expect(large).toEqual([]);
});

test("no page is shown before all of it has arrived", ({ site }) => {
  const waits = '<link rel="expect" href="#footer" blocking="render"/>';
  for (const { path, html } of site.pages) expect.soft(html, path).toContain(waits);
});

test("every page uses under 20 kB of styles, and two fonts under 50 kB", async ({ site }) => {
  for (const path of FAMILIES) {
    const styles = matches(site.page(path).html, /<link rel="stylesheet" href="([^"]+)"/g);
    const css = await filesOf(site, styles);
    const size = css.reduce((sum, sheet) => sum + gzip(sheet), 0);
    expect.soft(size, path).toBeLessThan(20 * KB);
    const fonts = matches(css.join(""), /url\(([^)]+\.woff2)\)/g);
    expect(fonts, path).toHaveLength(2);
    const addresses = fonts.map((font) => new URL(font, SITE + styles[0]).pathname);
    const faces = await filesOf(site, addresses);
    expect(Buffer.concat(faces).length).toBeLessThan(50 * KB);
  }
});

test("no editor code, database code or secret reaches a visitor", async ({ site }) => {
  const secrets = ["SANITY_API_WRITE_TOKEN", "SANITY_API_READ_TOKEN", "SUPABASE_SECRET_KEY"];
  const values = secrets.flatMap((name) => process.env[name] || []);
  expect(values).toHaveLength(secrets.length);
  const markers = [
    "@sanity/client",
    "apicdn.sanity.io",
    "postgrest",
    "/rest/v1",
    "data-sanity",
    "/api/draft/events",
  ];
  const found: string[] = [];
  const check = (name: string, text: string, unwanted: readonly string[]) =>
    found.push(...unwanted.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`));
  const scripts = new Set<string>();
  for (const { path, html, document } of site.pages) {
    check(path, html, values);
    scripts.add(attributeOf(document, "script[type=module]", "src"));
  }
  expect(scripts.size).toBe(1);
  // Modules name those that they load; a set is walked while it grows.
  for (const name of scripts) {
    const [script = Buffer.alloc(0)] = await filesOf(site, [name]);
    check(name, script.toString(), [...markers, ...values]);
    for (const file of matches(script.toString(), /[`"']\.\/([\w.-]+\.js)[`"']/g))
      scripts.add(name.replace(/[^/]+$/, file));
  }
  expect(scripts.size).toBeGreaterThan(10);
  expect(found).toEqual([]);
});

test("share pictures are 1200 × 630 and small", async ({ site }) => {
  test.setTimeout(240_000);
  // Each is drawn when first requested, so the quick tier checks one of each kind.
  const isFull = process.env.TEST_TIER === "full";
  const kinds = ["/", "/services/uber-clone", "/blog/cybersecurity-2025"];
  await forEach(isFull ? site.pages : kinds.map(site.page), async ({ path, document }) => {
    const address = attributeOf(document, "meta[property='og:image']");
    const [picture = Buffer.alloc(0)] = await filesOf(site, [new URL(address).pathname]);
    expect(pngSize(picture), path).toBe("1200x630");
    expect(picture.length, path).toBeLessThan(300_000);
  });
});
