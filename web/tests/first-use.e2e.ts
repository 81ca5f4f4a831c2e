import { expect, type Page, test } from "@playwright/test";
import { hold, holdScripts, hydrated, scroll, startTime, stopTime, watch } from "./page-checks.ts";

const isFetched = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src^="/_next/static/hydrate/"]') !== null);

test.describe("before a page's code has loaded", () => {
  test("a page without a form never fetches the framework", async ({ page }) => {
    await page.goto("/blog");
    await scroll(page);
    await page.getByRole("link", { name: "Load More Articles" }).click();
    await expect(page.locator("main li:has(> article)")).toHaveCount(15);
    expect(await isFetched(page)).toBe(false);
  });

  test("a pointer at rest does not fetch the code of a form", async ({ page }) => {
    await startTime(page);
    await page.goto("/contact");
    await stopTime(page);
    // As the browser reports a pointer that rests where the page opens.
    await page.mouse.move(100, 100);
    await page.clock.runFor(2_000);
    expect(await isFetched(page)).toBe(false);
    await page.mouse.move(110, 100);
    await page.clock.runFor(2_000);
    expect(await isFetched(page)).toBe(true);
  });

  test("a form that approaches the viewport fetches the code", async ({ page }) => {
    await startTime(page);
    await page.goto("/services/uber-clone");
    await stopTime(page);
    await page.clock.runFor(2_000);
    expect(await isFetched(page)).toBe(false);
    await scroll(page, "main form");
    await page.clock.runFor(2_000);
    expect(await isFetched(page)).toBe(true);
  });

  for (const key of ["/", "Control+k"]) {
    test(`${key} takes effect once the code has loaded, even if it was being fetched`, async ({
      page,
    }) => {
      const release = await hold(page, "**/client/{open,dialog}-*.js");
      await page.goto("/about", { waitUntil: "load" });
      await page.keyboard.press(key);
      release();
      await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
    });
  }

  test("an element that an extension puts first in the page changes nothing", async ({ page }) => {
    const { complaints } = watch(page);
    const release = await holdScripts(page);
    await page.goto("/services/uber-clone", { waitUntil: "load" });
    const name = page.locator("main form [name=name]");
    await name.fill("Ada");
    await page.evaluate(() => document.body.prepend(document.createElement("div"), "extension"));
    const before = await name.elementHandle();
    release();
    await hydrated(page);
    expect(await before?.evaluate((element) => element.isConnected)).toBe(true);
    await expect(name).toHaveValue("Ada");
    expect(complaints).toEqual([]);
  });
});
