import { expect, type Page, test } from "@playwright/test";
import { axeProblems, hold } from "./page-checks.ts";

const articles = (page: Page) => page.locator("main li:has(> article)");
const loadMore = (page: Page) => page.getByRole("link", { name: "Load More Articles" });

test("loads six more per click, and reports in place when offline", async ({ page }) => {
  const data = "**/blog/page/*";
  await page.route(data, (route) => route.abort());
  // Its code loads with it.
  await page.goto("/blog", { waitUntil: "networkidle" });
  await expect(articles(page)).toHaveCount(9);
  await loadMore(page).click();
  await expect(page.getByText("More articles couldn’t be loaded: try again.")).toBeVisible();
  await expect(page).toHaveURL("/blog");
  await page.unroute(data);

  const release = await hold(page, data);
  await loadMore(page).click();
  const loading = page.getByRole("link", { name: "Loading..." });
  await expect(loading).toBeDisabled();
  await expect(loading).toBeFocused();
  release();
  await expect(articles(page)).toHaveCount(15);
  await expect(articles(page).nth(9).getByRole("link").first()).toBeFocused();
  await expect(page.getByText("15 of 22 articles")).toBeVisible();
  await loadMore(page).click();
  await expect(articles(page)).toHaveCount(21);
  const titles = await articles(page).getByRole("heading").allTextContents();
  expect(new Set(titles).size).toBe(21);
  expect(await axeProblems(page)).toEqual([]);
});
