import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { buildFloor, FLOOR } from "./floor.ts";

const KB = 1024;
const gzip = (bytes: Buffer | string) => gzipSync(bytes, { level: 9 }).length;

const matches = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, address = ""]) => address)),
];
const stylesOf = (html: string) => matches(html, /<link rel="stylesheet" href="([^"]+)"/g);

async function get(path: string): Promise<Buffer> {
  const answer = await fetch(new URL(path, process.env.SITE_URL));
  expect(answer.status, path).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
}

async function weightOf(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(async (address) => gzip(await get(address))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** The most that the HTML of a page of each family may weigh, in kB after gzip. */
const HTML: Record<string, number> = {
  "/": 8,
  "/services/uber-clone": 8,
  "/instagram-chatbot": 8,
  "/whatsapp-chatbot": 8,
  "/facebook-chatbot": 8,
  "/website-chatbot": 8,
  "/blog/cybersecurity-2025": 10,
  "/services": 20,
  "/hire-resources": 20,
  "/about": 20,
  "/ai-services": 20,
  "/app-clones": 20,
  "/blog": 20,
  "/contact": 20,
  "/portfolio": 20,
  "/social-media": 20,
  "/social-media/tiktok": 20,
  "/ui-ux-design": 20,
  "/ui-ux-design/web-app": 20,
};
const PAGES = Object.keys(HTML);

test("the HTML of every kind of page is small", async () => {
  for (const [path, limit] of Object.entries(HTML)) {
    expect.soft(gzip(await get(path)), path).toBeLessThan(limit * KB);
  }
});

/** The scripts a page has taken so far, by address: over the network, or kept from a page before. */
const scriptsOf = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name))
      .filter(({ origin, pathname }) => origin === location.origin && pathname.endsWith(".js"))
      .map(({ pathname }) => pathname),
  );

/** What draws a background. */
const SCENE = /\/(?:waves|birds|cells|net)-[^/]*\.js$/;

test("a visitor who only reads gets no more than 12 kB of scripts, the background's included", async ({
  page,
}) => {
  test.setTimeout(180_000);
  for (const path of PAGES) {
    await page.goto(path, { waitUntil: "networkidle" });
    if (await page.locator("[data-scene]").count()) {
      const isPlayed = async () => (await scriptsOf(page)).some((address) => SCENE.test(address));
      await expect.poll(isPlayed, path).toBe(true);
    }
    const scripts = await scriptsOf(page);
    expect.soft(await weightOf(scripts), path).toBeLessThan(12 * KB);
    expect(scripts.some((address) => address.startsWith("/_next/static/hydrate/"))).toBe(false);
  }
});

/** The framework's scripts in a page as Next writes it. Modern browsers skip those for old ones. */
const frameworkOf = (html: string) =>
  matches(html.replace(/<script[^>]*noModule[^>]*>/g, ""), /<script src="(\/_next\/[^"]+\.js)"/g);

/** The framework's scripts that a hydration file fetches. */
const fetchedBy = (payload: string) =>
  matches(payload.slice(payload.lastIndexOf("for(const[a,b]of ")), /"(\/_next\/[^"]+\.js)"/g);

/** The text of a page's hydration file. */
async function payloadOf(path: string): Promise<string> {
  const [address = ""] = matches((await get(path)).toString(), / data-page="([^"]+)"/g);
  return (await get(address)).toString();
}

test("a page's scripts, once needed, stay close to those of an empty app", async () => {
  test.setTimeout(180_000);
  buildFloor();
  const html = readFileSync(join(FLOOR, ".next/server/app/index.html"), "utf8");
  const floor = frameworkOf(html)
    .map((address) => gzip(readFileSync(join(FLOOR, address.replace("/_next", ".next")))))
    .reduce((sum, size) => sum + size, 0);
  expect(floor).toBeGreaterThan(100 * KB);
  for (const path of PAGES) {
    const scripts = fetchedBy(await payloadOf(path));
    expect(scripts.length, path).toBeGreaterThan(5);
    expect.soft((await weightOf(scripts)) - floor, path).toBeLessThan(12 * KB);
  }
});

test("the one stylesheet weighs less than 20 kB", async () => {
  expect(await weightOf(stylesOf((await get("/")).toString()))).toBeLessThan(20 * KB);
});

test("two faces, under 75 kB together", async () => {
  const styles = stylesOf((await get("/")).toString());
  const css = (await Promise.all(styles.map(get))).join("");
  const fonts = matches(css, /url\(([^)]+\.woff2)\)/g);
  expect(fonts).toHaveLength(2);
  const sizes = await Promise.all(
    fonts.map(
      async (font) =>
        (await get(new URL(font, `${process.env.SITE_URL}${styles[0]}`).pathname)).length,
    ),
  );
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(75 * KB);
});

test("nothing for editors, no database code and no secret reaches a page's scripts", async () => {
  const secrets = [
    "SANITY_API_WRITE_TOKEN",
    "SANITY_API_READ_TOKEN",
    "SANITY_WEBHOOK_SECRET",
    "SUPABASE_SECRET_KEY",
  ];
  const values = secrets.flatMap((name) => process.env[name] ?? []);
  expect(values).toHaveLength(secrets.length);
  for (const path of PAGES) {
    const html = (await get(path)).toString();
    const data = await payloadOf(path);
    const addresses = matches(data, /"(\/_next\/static\/[^"\\]+\.js)"/g);
    expect(addresses.length, path).toBeGreaterThan(5);
    const scripts = [data, ...(await Promise.all(addresses.map(get)))].join("\n");
    for (const marker of [
      "@sanity/client",
      "apicdn.sanity.io",
      "contact_submissions",
      "postgrest",
      "data-sanity",
      "/api/draft/events",
    ]) {
      expect.soft(scripts.includes(marker), `${marker} in ${path}`).toBe(false);
    }
    for (const value of values) expect((html + scripts).includes(value), path).toBe(false);
  }
});
