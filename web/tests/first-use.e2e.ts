import { expect, type Page, test } from "@playwright/test";
import { holdScripts } from "./page-checks.ts";

const isFetched = (page: Page) =>
  page.evaluate(() => document.querySelector('script[src^="/hydrate/"]') !== null);

test.describe("before a page's code has come", () => {
  test("a reader who only scrolls a page of text fetches nothing", async ({ page }) => {
    await page.goto("/privacy", { waitUntil: "networkidle" });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(await isFetched(page)).toBe(false);
    await page.mouse.move(100, 100);
    await expect.poll(() => isFetched(page)).toBe(true);
  });

  test("a form that nears the screen fetches what it needs", async ({ page }) => {
    await page.goto("/services/uber-clone", { waitUntil: "networkidle" });
    expect(await isFetched(page)).toBe(false);
    await page.evaluate(() => document.querySelector("main form")?.scrollIntoView());
    await expect.poll(() => isFetched(page)).toBe(true);
  });

  test("a shortcut waits for it", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/about", { waitUntil: "load" });
    await page.keyboard.press("/");
    await expect.poll(() => isFetched(page)).toBe(true);
    release();
    await expect(page.getByRole("dialog", { name: "Search" })).toBeVisible();
  });

  const more = (page: Page) => page.getByRole("link", { name: "Load More Articles" });

  test("a tap on “Load More” waits for it", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/blog", { waitUntil: "domcontentloaded" });
    await more(page).click();
    await expect(more(page)).toHaveAttribute("aria-busy", "true");
    release();
    await expect(page.getByText(/^15 of \d+ articles$/)).toBeVisible();
    await expect(page).toHaveURL("/blog");
  });

  test("links lead where they lead, that one too once it has waited for long", async ({ page }) => {
    await holdScripts(page);
    await page.goto("/blog", { waitUntil: "domcontentloaded" });
    await more(page).click();
    await expect(page).toHaveURL("/blog/page/2");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
    await expect(page).toHaveURL("/search");
  });
});
