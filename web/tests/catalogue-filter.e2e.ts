import { expect, type Page, test } from "@playwright/test";
import { watch } from "./page-checks.ts";

const rows = (page: Page) => page.locator("main section[id] > article");
const shown = (page: Page) => rows(page).filter({ visible: true });
const field = (page: Page) => page.getByRole("searchbox", { name: "Find a service" });

test("cards match what is typed, which the address holds and Back restores", async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto("/services");
  const total = await rows(page).count();
  await field(page).fill("shop");
  await expect(page).toHaveURL("/services?q=shop");
  await expect(shown(page).filter({ hasText: "Shopify store setup" })).toBeVisible();
  await expect(shown(page).filter({ hasText: "Voice AI" })).toHaveCount(0);
  const count = await shown(page).count();
  await expect(page.locator("main output")).toHaveText(`${count} of ${total} services`);
  const headings = page.locator("main section[id] h2");
  await expect(headings.filter({ visible: true })).toHaveCount(
    await page.locator("main section[id]:has(> article:not([hidden]))").count(),
  );
  expect(complaints).toEqual([]);

  await shown(page).first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/services\/[\w-]+$/);
  await page.goBack();
  await expect(field(page)).toHaveValue("shop");
  await expect(shown(page)).toHaveCount(count);

  await field(page).fill("falconry");
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ask for it" })).toBeVisible();
  await page.getByRole("link", { name: "Search the site" }).click();
  await expect(page).toHaveURL("/search?q=falconry");
});

test("the group in view is marked in the list of groups", async ({ page }) => {
  await page.goto("/services");
  const groups = page.getByRole("navigation", { name: "Service groups" });
  const stores = groups.getByRole("link", { name: "Online stores" });
  await stores.click();
  await expect(stores).toHaveAttribute("aria-current", "true");
  await expect(groups.locator("[aria-current]")).toHaveCount(1);
});

test("a focused link is never under the strip of groups", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/services?view=cards");
  const strip = page.getByRole("navigation", { name: "Service groups" }).locator("ol");
  await page.getByRole("contentinfo").getByRole("link").first().focus();
  const hidden: string[] = [];
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press("Shift+Tab");
    const text = await strip.evaluate((list) => {
      const focused = document.activeElement;
      if (!focused || list.contains(focused)) return "";
      const box = focused.getBoundingClientRect();
      return box.bottom <= list.getBoundingClientRect().bottom ? focused.textContent : "";
    });
    if (text) hidden.push(text);
  }
  expect(hidden).toEqual([]);
});
