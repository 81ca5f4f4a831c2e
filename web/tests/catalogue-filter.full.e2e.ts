import { expect, type Page, test } from "@playwright/test";
import { axeProblems, hold, laidOut, openLaidOut, watch } from "./page-checks.ts";
import { translate } from "./visitor-settings.ts";

const rows = (page: Page) => page.locator("main section[id] > article");
const price = (page: Page) => page.getByRole("combobox", { name: "Starting price" });
const comparison = (page: Page) => page.getByRole("region", { name: "Side by side" });
const leaveOutButton = (page: Page, title = "") =>
  comparison(page).getByRole("button", { name: `Leave out ${title}` });
const leaveOut = (page: Page, title = "") => leaveOutButton(page, title).click();

test("compares up to three services side by side", async ({ page }) => {
  const { complaints } = watch(page);
  const slugs = ["ai-chatbot-development", "voice-ai", "whatsapp-chatbot"];
  await openLaidOut(page, `/services?compare=${slugs.join("&compare=")}#comparison`);
  await expect(comparison(page)).toBeInViewport();
  const headers = comparison(page).getByRole("columnheader");
  await expect(headers).toHaveCount(3);
  const titles = await headers.allTextContents();
  expect(complaints).toEqual([]);
  for (const name of ["Price", "What it is", "Includes", "Rating", "Ask"]) {
    await expect(comparison(page).getByRole("rowheader", { name, exact: true })).toBeVisible();
  }
  expect(await axeProblems(page)).toEqual([]);

  // Filtering the rows does not change the comparison.
  await price(page).selectOption("500");
  await expect(page).toHaveURL(/\?max=500&compare=/);
  await expect(headers).toHaveText(titles);

  // It makes way for the note that nothing matches.
  const words = page.getByRole("searchbox", { name: "Find a service" });
  await words.fill("zebra");
  await expect(page.locator("[data-none]")).toBeVisible();
  await expect(comparison(page)).toBeHidden();
  await words.fill("");
  await expect(comparison(page)).toBeVisible();

  // An entry leaves without a new page, down to none.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await leaveOut(page, titles[1]);
  await expect(headers).toHaveText(titles.filter((_, index) => index !== 1));
  await expect(page).toHaveURL(/\/services\?max=500&compare=[\w-]+&compare=[\w-]+#comparison$/);
  await expect(leaveOutButton(page, titles[0])).toBeFocused();
  await leaveOut(page, titles[0]);
  await leaveOut(page, titles[2]);
  await expect(comparison(page)).toBeHidden();
  await expect(page).toHaveURL(/\/services\?max=500#comparison$/);
  expect(await page.evaluate(() => "isSamePage" in window)).toBe(true);
});

test("shows the comparison as the page opens, without scrolling through what is above it", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => addEventListener("scroll", () => performance.mark("scrolled")));
  await page.goto("/services?compare=voice-ai&compare=website-design#comparison");
  await expect(comparison(page).getByRole("heading", { level: 2 })).toBeInViewport();
  const count = await page.evaluate(() => performance.getEntriesByName("scrolled").length);
  expect(count).toBeLessThanOrEqual(2);
});

test("without scripts, an entry leaves the comparison with a new page", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/services?compare=voice-ai&compare=website-design&q=zebra");
  await expect(page.locator("[data-none]")).toBeVisible();
  await expect(comparison(page)).toBeHidden();
  await page.goto("/services?compare=voice-ai&compare=website-design");
  await leaveOut(page, "Voice AI");
  await expect(comparison(page).getByRole("columnheader")).toHaveCount(1);
  await page.close();
});

test("Ctrl and K open the search from the filter", async ({ page }) => {
  await page.goto("/services");
  await page.getByRole("searchbox", { name: "Find a service" }).press("Control+k");
  await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
});

test("a filter typed before any script has loaded is applied", async ({ page }) => {
  const release = await hold(page, "**/_next/static/**/*.js");
  await page.goto("/hire-resources", { waitUntil: "commit" });
  await page.getByRole("searchbox", { name: "Find a role" }).fill("falconer");
  release();
  await expect(page.getByRole("link", { name: "Ask for the role" })).toBeVisible();
  await expect(rows(page).filter({ visible: true })).toHaveCount(0);
});

test("a page that the browser has translated still filters by title and price", async ({
  page,
}) => {
  await openLaidOut(page, "/services");
  await translate(page);
  await page.locator("main [name=q]").fill("shopify");
  await expect(page.locator('article:has([value^="shopify-store-setup.at"])')).toBeVisible();
  await expect(page.locator('article:has([value^="voice-ai.at"])')).toBeHidden();
  const shown = rows(page).filter({ visible: true });
  const shownCount = page.locator("main output [data-count]");
  // By titles first, then as the site's search finds them.
  await expect
    .poll(async () => (await shownCount.textContent()) === `${await shown.count()}`)
    .toBe(true);
  await page.locator("main [name=max]").selectOption("500");
  await expect(shown.first()).toBeVisible();
  await expect(page.locator('article:has([value^="custom-website-development.at"])')).toBeHidden();
});

test("the address and the number of rows change once typing pauses, whatever rows are gone", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const replace = history.replaceState.bind(history);
    history.replaceState = (...entry) => {
      performance.mark("replaced");
      replace(...entry);
    };
  });
  await openLaidOut(page, "/services");
  await rows(page)
    .first()
    .evaluate((row) => row.remove());
  const count = page.locator("output [data-count]");
  await count.evaluate((element) =>
    new MutationObserver(() => performance.mark("said")).observe(element, { childList: true }),
  );
  await page.locator("main [name=q]").pressSequentially("voice ai");
  await expect(page).toHaveURL("/services?q=voice+ai");
  await expect(page.getByRole("heading", { name: "Voice AI" })).toBeVisible();
  await expect(page.locator('article:has([value^="linkedin-clone."])')).toBeHidden();
  await laidOut(page);
  // Once by titles, and once as the site's search finds them.
  for (const mark of ["replaced", "said"]) {
    const marks = await page.evaluate((name) => performance.getEntriesByName(name).length, mark);
    expect([1, 2], mark).toContain(marks);
  }
});

test("the group in view is marked in the list of groups", async ({ page }) => {
  await openLaidOut(page, "/services");
  const groups = page.getByRole("navigation", { name: "Service groups" });
  const stores = groups.getByRole("link", { name: "Online stores" });
  await stores.click();
  await expect(stores).toHaveAttribute("aria-current", "true");
  await expect(groups.locator("[aria-current]")).toHaveCount(1);
});
