import { freePort } from "@currawong/supabase/testing/free-port";
import { expect, test } from "@playwright/test";
import { type Site, serverStart } from "../support/next-start.ts";
import { siteAddresses, visitAll } from "../support/site.ts";

/** The site while nothing answers at its Content Lake’s address, and nobody reads its log. */
let site: Site;
test.beforeAll(async () => {
  site = await serverStart({ SANITY_API_HOST: `http://127.0.0.1:${await freePort()}` });
  site.child.stdout?.destroy();
  site.child.stderr?.unpipe().destroy();
});
test.afterAll(async () => {
  await site.stop();
  expect(site.child.exitCode).toBe(0);
});

const ERROR = "Unexpected Application Error!";

test("serves pages that the build rendered, and an error page for the rest", async () => {
  const response = await fetch(`${site.url}/services/made-during-an-outage`);
  const { status, headers } = response;
  expect(await response.text()).toContain(ERROR);
  expect(status).toBe(500);
  expect(headers.get("content-security-policy")).toContain("script-src 'self';");
  expect(headers.get("cache-control")).toContain("no-store");

  const { pages } = await siteAddresses();
  const responses = await visitAll(pages, site.url);
  // Other tests have created pages since the build.
  const rendered = pages.filter((path) => responses.get(path)?.status === 200);
  expect(rendered.length).toBeGreaterThan(pages.length / 2);
  for (const path of pages.filter((path) => !rendered.includes(path))) {
    expect(responses.get(path)?.body, path).toContain(ERROR);
  }
});

test("a failed search is not shown as a search without results", async () => {
  const response = await fetch(`${site.url}/search?q=never+searched+before`);
  expect(response.status).toBe(500);
  expect(await response.text()).not.toMatch(/No results/i);
});

for (const javaScriptEnabled of [true, false]) {
  test(`the error screen offers a retry and a way home, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await expect(async () => {
      await page.goto(`${site.url}/blog/made-during-an-outage`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(ERROR, { timeout: 500 });
    }).toPass();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page).toHaveURL(/\/blog\/made-during-an-outage/);
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.close();
  });
}
