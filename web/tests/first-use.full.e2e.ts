import { expect, test } from "@playwright/test";
import { holdScripts, isHydrated, startTime, stopTime } from "./page-checks.ts";

test("a key press that the code has handled is not replayed", async ({ page }) => {
  await startTime(page);
  await page.goto("/about");
  await stopTime(page);
  await page.keyboard.press("Escape");
  await page.clock.runFor(100);
  await expect.poll(() => isHydrated(page)).toBe(true);
  await page.clock.runFor(100);
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link", { name: "App Clones", exact: true }).hover();
  await expect(menu.getByRole("link", { name: "Uber clone" })).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(menu.getByRole("link", { name: "Uber clone" })).toBeVisible();
});

test("links, including “Load More”, work before their code has loaded", async ({ page }) => {
  await holdScripts(page);
  await page.goto("/blog");
  await page.getByRole("link", { name: "Load More Articles" }).click();
  await expect(page).toHaveURL("/blog/page/2");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page).toHaveURL("/search");
});
