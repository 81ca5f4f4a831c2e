import { expect, type Page, test } from "@playwright/test";

const rows = (page: Page) => page.locator("tbody tr:has(th)");
const shown = (page: Page) => rows(page).filter({ visible: true });

test("a category's link shows its roles alone, and so does its address", async ({ page }) => {
  await page.goto("/hire-resources");
  const total = await rows(page).count();
  await expect(page.getByText(`${total} of ${total} roles`)).toBeVisible();

  const categories = page.getByRole("navigation", { name: "Categories of roles" });
  const mobile = categories.getByRole("link", { name: /^Mobile/ });
  await mobile.click();
  await expect(mobile).toHaveAttribute("aria-current", "true");
  const left = await page.locator("#roles-mobile tr:has(th)").count();
  await expect(shown(page)).toHaveCount(left);
  await expect(page.getByRole("heading", { name: "Mobile", exact: true })).toBeInViewport();

  await page.reload();
  await expect(shown(page)).toHaveCount(left);
  await categories.getByRole("link", { name: /^All/ }).click();
  await expect(shown(page)).toHaveCount(total);
});

test("a search leaves the roles that have every word, or says what to do", async ({ page }) => {
  await page.goto("/hire-resources");
  const search = page.getByRole("searchbox", { name: "Search the roles" });
  await search.fill("developer react");
  await expect(page.getByText(/^([1-9]\d*) of (?!\1 )\d+ roles$/)).toBeVisible();
  await expect(page.locator("tbody th > span", { hasText: /^React developer$/ })).toBeVisible();
  await expect(shown(page).filter({ hasNotText: /react/i })).toHaveCount(0);

  await search.fill("falconer");
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ask for the role" })).toBeVisible();
  await search.fill("");
  await expect(page.getByRole("link", { name: "Ask for the role" })).toBeHidden();
});
