import { expect, type Page, test } from "@playwright/test";
import { holdScripts, isHydrated, scroll, startTime, stopTime } from "./page-checks.ts";

const isFetched = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src^="/_next/static/hydrate/"]') !== null);

test.describe("before a page's code has come", () => {
  test("a reader who only scrolls a page of text fetches nothing", async ({ page }) => {
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

  test("a form that nears the screen fetches what it needs", async ({ page }) => {
    await startTime(page);
    await page.goto("/services/uber-clone");
    await stopTime(page);
    await page.clock.runFor(2_000);
    expect(await isFetched(page)).toBe(false);
    await scroll(page, "main form");
    await page.clock.runFor(2_000);
    expect(await isFetched(page)).toBe(true);
  });

  test("a shortcut waits for it", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about", { waitUntil: "load" });
    await page.keyboard.press("/");
    await expect.poll(() => isFetched(page)).toBe(true);
    release();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  });

  test("a key that was heard is not pressed again", async ({ page }) => {
    await startTime(page);
    await page.goto("/about");
    await stopTime(page);
    await page.keyboard.press("Escape");
    await page.clock.runFor(100);
    const menu = page.getByRole("navigation", { name: "Main" });
    const link = (name: string | RegExp) => menu.getByRole("link", { name, exact: true });
    // What listens for Escape puts this link there too.
    await expect(async () => {
      await page.mouse.move(600, 500);
      await link("Services").hover();
      await expect(link(/^All \d+ services$/)).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.clock.runFor(100);
    await link("App Clones").hover();
    await expect(link("Uber clone")).toBeVisible();
    await page.clock.runFor(1_000);
    await expect(link("Uber clone")).toBeVisible();
  });

  const more = (page: Page) => page.getByRole("link", { name: "Load More Articles" });

  test("a tap on “Load More” waits for it", async ({ page }) => {
    await startTime(page);
    const release = await holdScripts(page);
    await page.goto("/blog");
    await stopTime(page);
    await more(page).click();
    await expect(more(page)).toHaveAttribute("aria-busy", "true");
    release();
    // By the page's clock its code is here soon, however long that takes on this machine.
    const isThere = async () => {
      await page.clock.runFor(20);
      return isHydrated(more(page));
    };
    await expect.poll(isThere, { intervals: [500] }).toBe(true);
    await page.clock.resume();
    await expect(page.getByText(/^15 of \d+ articles$/)).toBeVisible();
    await expect(page).toHaveURL("/blog");
  });

  test("links lead where they lead, that one too once it has waited for long", async ({ page }) => {
    await holdScripts(page);
    await page.goto("/blog");
    await more(page).click();
    await expect(page).toHaveURL("/blog/page/2");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
  });
});
