import { expect, type Page, test } from "@playwright/test";
import { watch } from "./page-checks.ts";

const rows = (page: Page) => page.locator("main section[id] > article");
const shown = (page: Page) => rows(page).filter({ visible: true });
const searchField = (page: Page) => page.getByRole("searchbox", { name: "Find a service" });
const group = (page: Page) => page.getByRole("combobox", { name: "Group" });
const price = (page: Page) => page.getByRole("combobox", { name: "Starting price" });
const resultCount = (page: Page) => page.locator("main output");

test("rows match the filter, which the URL holds and Back restores", async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto("/services");
  const total = await rows(page).count();
  await searchField(page).fill("shop");
  await expect(page).toHaveURL("/services?q=shop");
  await expect(shown(page).filter({ hasText: "Shopify store setup" })).toBeVisible();
  // Not by its title: found once the site's search has loaded.
  await expect(page.getByRole("heading", { name: "E-commerce automation" })).toBeVisible();
  await expect(shown(page).filter({ hasText: "Voice AI" })).toHaveCount(0);
  await group(page).selectOption("Online stores");
  await price(page).selectOption("500");
  await expect(page).toHaveURL(/\/services\?q=shop&group=[\w-]+&max=500$/);
  const filteredUrl = page.url();
  const matchCount = await shown(page).count();
  expect(matchCount).toBeGreaterThan(0);
  await expect(resultCount(page)).toHaveText(`${matchCount} of ${total} services`);
  expect(complaints).toEqual([]);

  await shown(page).first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/services\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(filteredUrl);
  await expect(shown(page)).toHaveCount(matchCount);
  await expect(searchField(page)).toHaveValue("shop");

  await searchField(page).fill("falconry");
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ask for it" })).toBeVisible();
  await searchField(page).fill("");
  await group(page).selectOption("");
  await price(page).selectOption("");
  // The Studio's tests create services in parallel, so there may be more of them than at first.
  await expect(rows(page).filter({ visible: false })).toHaveCount(0);
  await expect(page).toHaveURL("/services");
});
