import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { FAMILIES } from "./addresses.ts";
import { gzip, KB, matches } from "./crawl/read.ts";
import { buildFloor, FLOOR } from "./floor.ts";

async function get(path: string): Promise<Buffer> {
  const response = await fetch(new URL(path, process.env.SITE_URL));
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function weightOf(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(async (address) => gzip(await get(address))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Collects the paths of the scripts that a page and its workers ask for. */
function collectScripts(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === process.env.SITE_URL && pathname.endsWith(".js")) paths.add(pathname);
  });
  return paths;
}

/** The scripts that draw a background. */
const SCENE = /\/(?:waves|birds|cells|net)-[^/]*\.js$/;

test("a reader gets less than 12 kB of scripts, including the background's", async ({ page }) => {
  test.setTimeout(180_000);
  const collected = collectScripts(page);
  for (const path of FAMILIES) {
    collected.clear();
    await page.goto(path, { waitUntil: "networkidle" });
    if (await page.locator("[data-scene]").count()) {
      await expect.poll(() => [...collected].some((each) => SCENE.test(each)), path).toBe(true);
    }
    const scripts = [...collected];
    // A formatter takes 20 ms to create, and four times that on a slow phone.
    for (const address of scripts) expect.soft(`${await get(address)}`).not.toMatch(/\bIntl\b/);
    expect.soft(await weightOf(scripts), path).toBeLessThan(12 * KB);
    expect(scripts.some((address) => address.startsWith("/_next/static/hydrate/"))).toBe(false);
  }
});

/** Returns the framework's scripts in a page as Next writes it, without those that modern browsers skip. */
const frameworkOf = (html: string) =>
  matches(html.replace(/<script[^>]*noModule[^>]*>/g, ""), /<script src="(\/_next\/[^"]+\.js)"/g);

/** Returns the framework's scripts that a hydration script fetches. */
const scriptsFetchedBy = (payload: string) =>
  matches(payload.slice(payload.lastIndexOf("for(const[a,b]of ")), /"(\/_next\/[^"]+\.js)"/g);

/** Fetches the text of a page's hydration script. */
async function payloadOf(path: string): Promise<string> {
  const [address = ""] = matches((await get(path)).toString(), / data-page="([^"]+)"/g);
  return (await get(address)).toString();
}

test("a page's scripts, once needed, stay close to those of an empty app", async () => {
  test.setTimeout(180_000);
  await buildFloor();
  const html = readFileSync(join(FLOOR, ".next/server/app/index.html"), "utf8");
  const floor = frameworkOf(html)
    .map((address) => gzip(readFileSync(join(FLOOR, address.replace("/_next", ".next")))))
    .reduce((sum, size) => sum + size, 0);
  expect(floor).toBeGreaterThan(100 * KB);
  for (const path of FAMILIES) {
    const scripts = scriptsFetchedBy(await payloadOf(path));
    expect(scripts.length, path).toBeGreaterThan(5);
    // 3 kB of it are for the quote's ticks and total.
    expect.soft((await weightOf(scripts)) - floor, path).toBeLessThan(15 * KB);
  }
});
