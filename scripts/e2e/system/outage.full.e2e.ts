import { freePort } from "@currawong/supabase/testing/free-port";
import { expect, test } from "@playwright/test";
import { type Site, serverStart } from "../support/next-start.ts";
import { siteAddresses, visitAll } from "../support/site.ts";

/** The site while its Content Lake is away: nothing answers on the port it asks. */
let site: Site;
test.beforeAll(async () => {
  site = await serverStart({ SANITY_API_HOST: `http://127.0.0.1:${await freePort()}` });
});
test.afterAll(() => site.stop());

const FAILED = "Unexpected Application Error!";

test("pages that the build rendered are there, and the rest say that something failed", async () => {
  const answer = await fetch(`${site.url}/services/made-during-an-outage`);
  const { status, headers } = answer;
  expect(await answer.text()).toContain(FAILED);
  expect(status).toBe(500);
  expect(headers.get("content-security-policy")).toContain("script-src 'self';");
  expect(headers.get("cache-control")).toContain("no-store");

  const { pages } = await siteAddresses();
  const answers = await visitAll(pages, site.url);
  // Other tests have made some since.
  const made = pages.filter((path) => answers.get(path)?.status === 200);
  expect(made.length).toBeGreaterThan(pages.length / 2);
  for (const path of pages.filter((path) => !made.includes(path))) {
    expect(answers.get(path)?.body, path).toContain(FAILED);
  }
});

test("a search that could not be made is no search without results", async () => {
  const answer = await fetch(`${site.url}/search?q=never+searched+before`);
  expect(answer.status).toBe(500);
  expect(await answer.text()).not.toMatch(/No results/i);
});

test("it lives, and says that it is not fresh", async () => {
  const ask = (query = "") => fetch(`${site.url}/api/health${query}`);
  expect((await ask()).status).toBe(200);
  const answer = await ask("?fresh");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ fresh: false, reconciledSecondsAgo: null });
});

for (const javaScriptEnabled of [true, false]) {
  test(`the error screen leads back, ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    await expect(async () => {
      await page.goto(`${site.url}/blog/made-during-an-outage`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(FAILED, { timeout: 500 });
    }).toPass();
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page).toHaveURL(/\/blog\/made-during-an-outage/);
    await page.getByRole("link", { name: "Back to Home" }).click();
    await expect(page).toHaveURL(`${site.url}/`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await context.close();
  });
}
