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

test("a reader gets less than 12 kB of scripts, those of forms and Load More included", async ({
  page,
}) => {
  test.setTimeout(180_000);
  const collected = collectScripts(page);
  for (const path of FAMILIES) {
    collected.clear();
    await page.goto(path, { waitUntil: "networkidle" });
    const scripts = [...collected];
    // A formatter takes 20 ms to create, and four times that on a slow phone.
    for (const address of scripts) expect.soft(`${await get(address)}`).not.toMatch(/\bIntl\b/);
    expect.soft(await weightOf(scripts), path).toBeLessThan(12 * KB);
    expect(scripts.filter((address) => address.includes("/chunks/"))).toEqual([]);
  }
});

type Use = { path: string; limit: number; act: (page: Page) => Promise<unknown> };

/** What a visitor uses first, and the most that it may fetch after the page has loaded, in kB. */
const USES: Record<string, Use> = {
  "a tick": {
    path: "/services",
    limit: 20,
    async act(page) {
      await page.locator("main input[name=line]").filter({ visible: true }).first().check();
      await expect(page.locator("#docket")).toContainText("1 line");
    },
  },
  search: {
    path: "/search",
    limit: 20,
    async act(page) {
      await page.locator("#q").fill("uber clone");
      await expect(page).toHaveURL("/search?q=uber+clone");
    },
  },
};

for (const [name, { path, limit, act }] of Object.entries(USES)) {
  test(`the first use of ${name} fetches less than ${limit} kB of scripts`, async ({ page }) => {
    const collected = collectScripts(page);
    await page.goto(path, { waitUntil: "networkidle" });
    collected.clear();
    await act(page);
    expect(collected.size).toBeGreaterThan(0);
    expect(await weightOf([...collected])).toBeLessThan(limit * KB);
  });
}
