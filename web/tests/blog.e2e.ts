import { expect, type Page, test } from "@playwright/test";
import { axeProblems, hold, hydrated } from "./page-checks.ts";

const articles = (page: Page) => page.locator("main li:has(> article)");
const more = (page: Page) => page.getByRole("link", { name: "Load More Articles" });

test("nine articles, and six more with each click until all are there", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(more(page));
  await expect(articles(page)).toHaveCount(9);
  const total = Number(
    (await page.getByText(/ of \d+ articles$/).textContent())?.match(/of (\d+)/)?.[1],
  );
  for (let shown = 15; shown < total + 6; shown += 6) {
    const arrive = await hold(page, "**/blog/articles/*");
    await more(page).click();
    await expect(page.getByRole("button", { name: "Loading..." })).toBeDisabled();
    arrive();
    await expect(articles(page)).toHaveCount(Math.min(shown, total));
    // Reading goes on where the new ones begin.
    await expect(
      articles(page)
        .nth(shown - 6)
        .getByRole("link")
        .first(),
    ).toBeFocused();
  }
  await expect(more(page)).toHaveCount(0);
  const links = await articles(page)
    .getByRole("link")
    .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  expect(new Set(links).size).toBe(total);
  expect(await axeProblems(page)).toEqual([]);
});

test("says when the next ones did not load, and loads them on the next click", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(more(page));
  await page.route("**/blog/articles/2", (route) => route.abort());
  await more(page).click();
  await expect(page.getByText("The next articles could not be loaded: try again.")).toBeVisible();
  await expect(articles(page)).toHaveCount(9);
  await page.unroute("**/blog/articles/2");
  await more(page).click();
  await expect(articles(page)).toHaveCount(15);
});

test("says so in place when the network is gone, and goes on when it is back", async ({
  page,
  context,
}) => {
  await page.goto("/blog");
  // What draws them comes when the button is nearly in view, or is pressed.
  await hydrated(more(page));
  await context.setOffline(true);
  await more(page).click();
  await expect(page.getByText("The next articles could not be loaded: try again.")).toBeVisible();
  await expect(page).toHaveURL("/blog");
  await context.setOffline(false);
  await more(page).click();
  await expect(articles(page)).toHaveCount(15);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to a page with the next six, which leads on and back", async ({ page }) => {
    await page.goto("/blog");
    await more(page).click();
    await expect(page).toHaveURL("/blog/page/2");
    await expect(articles(page)).toHaveCount(6);
    await page.getByRole("main").getByRole("link", { name: /Older/ }).click();
    await expect(page).toHaveURL("/blog/page/3");
  });
});
