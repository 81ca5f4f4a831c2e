import { expect, type Page, test } from "@playwright/test";
import { hydrated, watch } from "./page-checks.ts";

const rows = (page: Page) => page.locator("main section[id] > article");
const shown = (page: Page) => rows(page).filter({ visible: true });
const words = (page: Page) => page.getByRole("searchbox", { name: "Find a service" });
const group = (page: Page) => page.getByRole("combobox", { name: "Group" });
const price = (page: Page) => page.getByRole("combobox", { name: "Starting price" });
const found = (page: Page) => page.locator("main output");

test("rows follow the filter, which the address holds and Back restores", async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto("/services");
  const total = await rows(page).count();
  await hydrated(page);
  await words(page).fill("shop");
  await expect(page).toHaveURL("/services?q=shop");
  await expect(shown(page).filter({ hasText: "Shopify store setup" })).toBeVisible();
  await expect(shown(page).filter({ hasText: "Voice AI" })).toHaveCount(0);
  await group(page).selectOption("Online stores");
  await price(page).selectOption("500");
  await expect(page).toHaveURL(/\/services\?q=shop&group=[\w-]+&max=500$/);
  const picked = page.url();
  const left = await shown(page).count();
  expect(left).toBeGreaterThan(0);
  await expect(found(page)).toHaveText(`${left} of ${total} services`);
  expect(complaints).toEqual([]);

  await shown(page).first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/services\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(picked);
  await expect(shown(page)).toHaveCount(left);
  await expect(words(page)).toHaveValue("shop");

  await hydrated(page);
  await words(page).fill("falconry");
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ask for it" })).toBeVisible();
  await words(page).fill("");
  await group(page).selectOption("");
  await price(page).selectOption("");
  // Beside this test the Studio's create services, so that there may be more of them than at first.
  await expect(rows(page).filter({ visible: false })).toHaveCount(0);
  await expect(page).toHaveURL("/services");
});
