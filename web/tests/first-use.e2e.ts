import { expect, type Page, test } from "@playwright/test";
import { holdScripts, scroll, startTime, stopTime } from "./page-checks.ts";

const isFetched = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src^="/_next/static/hydrate/"]') !== null);

test.describe("before a page's code has loaded", () => {
  test("scrolling a page of text fetches no code", async ({ page }) => {
    await startTime(page);
    await page.goto("/privacy");
    await stopTime(page);
    await scroll(page);
    await page.clock.runFor(2_000);
    expect(await isFetched(page)).toBe(false);
    await page.mouse.move(100, 100);
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

  test("a keyboard shortcut takes effect once the code has loaded", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about", { waitUntil: "load" });
    await page.keyboard.press("/");
    await expect.poll(() => isFetched(page)).toBe(true);
    release();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  });
});
