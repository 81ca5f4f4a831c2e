import { expect, type Page, test } from "@playwright/test";
import { axeProblems, hold, openLaidOut, watch } from "./page-checks.ts";

const articles = (page: Page) => page.locator("main li:has(> article)");
const loadMore = (page: Page) => page.getByRole("link", { name: "Load More Articles" });

test("loads six more per click, and reports in place when offline", async ({ page }) => {
  const data = "**/blog/page/*";
  await page.route(data, (route) => route.abort());
  await page.goto("/blog");
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

test("Back and a reload restore the articles that were loaded, where the visitor was", async ({
  page,
}) => {
  await openLaidOut(page, "/blog");
  await loadMore(page).click();
  await expect(articles(page)).toHaveCount(15);
  const opened = articles(page).nth(12);
  await opened.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/blog\/[^/]+$/);
  await page.goBack();
  await expect(articles(page)).toHaveCount(15);
  await expect(opened).toBeInViewport();
  await page.reload();
  await expect(articles(page)).toHaveCount(15);
  await expect(opened).toBeInViewport();
  // A visit of its own starts from the beginning.
  await page.goto("/about");
  await openLaidOut(page, "/blog");
  await expect(articles(page)).toHaveCount(9);
});

test("“Load More” keeps the page where the browser says that it is offline", async ({ page }) => {
  const { complaints } = watch(page);
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, "onLine", { get: () => false }),
  );
  // Once the code that loads articles has loaded, the browser is known to be wrong.
  const release = await hold(page, "**/client/load-more-*.js");
  await page.goto("/blog");
  await loadMore(page).click();
  await expect(page.getByText("You’re offline. Reconnect and try again.")).toBeVisible();
  await expect(page).toHaveURL("/blog");
  release();
  await expect(page.getByText("9 of 22 articles")).toBeVisible();
  await loadMore(page).click();
  await expect(articles(page)).toHaveCount(15);
  expect(complaints).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the blog is read by category: filter, category, article and back", async ({ page }) => {
    const filter = page.getByRole("navigation", { name: "Categories" });
    const current = filter.locator("[aria-current=page]");
    await page.goto("/blog");
    await expect(current).toHaveText("All articles");
    await filter.getByRole("link", { name: "Mobile apps" }).click();
    await expect(page).toHaveURL("/blog/category/mobile");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mobile apps");
    await expect(current).toHaveText("Mobile apps");
    await expect(articles(page)).toHaveCount(4);
    await articles(page).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/blog\/[^/]+$/);
    await page.locator("header").getByRole("link", { name: "Mobile apps" }).click();
    await expect(page).toHaveURL("/blog/category/mobile");
    await page
      .getByRole("navigation", { name: "Breadcrumb" })
      .getByRole("link", { name: "Blog" })
      .click();
    await expect(page).toHaveURL("/blog");
  });
});
