import { expect, type Page, test } from "@playwright/test";
import { FAMILIES } from "./addresses.ts";
import { gzip, KB } from "./crawl/read.ts";

async function get(path: string): Promise<Buffer> {
  const response = await fetch(new URL(path, process.env.SITE_URL));
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

async function weightOf(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(async (address) => gzip(await get(address))));
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Collects the paths of the scripts that a page asks for. */
function collectScripts(page: Page): Set<string> {
  const paths = new Set<string>();
  page.on("request", (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === process.env.SITE_URL && pathname.endsWith(".js")) paths.add(pathname);
  });
  return paths;
}

test("a reader gets less than 12 kB of scripts, those that load with their page included", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const collected = collectScripts(page);
  for (const path of [...FAMILIES, "/search"]) {
    collected.clear();
    await page.goto(path, { waitUntil: "networkidle" });
    const scripts = [...collected];
    // A formatter takes 20 ms to create, and four times that on a slow phone.
    for (const address of scripts) expect.soft(`${await get(address)}`).not.toMatch(/\bIntl\b/);
    expect.soft(await weightOf(scripts), path).toBeLessThan(12 * KB);
    expect(scripts.filter((address) => address.includes("/chunks/"))).toEqual([]);
  }
});
