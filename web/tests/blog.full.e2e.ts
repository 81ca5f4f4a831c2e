import { expect, test } from "@playwright/test";
import { axeProblems, hydrated } from "./page-checks.ts";

test("“Load More” goes on until all articles are there, each once", async ({ page }) => {
  await page.goto("/blog");
  await hydrated(page);
  const articles = page.locator("main li:has(> article)");
  const summary = await page.getByText(/ of \d+ articles$/).textContent();
  const total = Number(/of (\d+)/.exec(summary ?? "")?.[1]);
  const more = page.getByRole("link", { name: "Load More Articles" });
  for (let shown = 15; shown < total + 6; shown += 6) {
    await more.click();
    await expect(articles).toHaveCount(Math.min(shown, total));
  }
  await expect(more).toHaveCount(0);
  const links = await articles
    .getByRole("link")
    .evaluateAll((found) => found.map((link) => link.getAttribute("href")));
  expect(new Set(links).size).toBe(total);
  expect(await axeProblems(page)).toEqual([]);
});

test("offline before any script has come, “Load More” answers where it is", async ({
  page,
  context,
}) => {
  await page.goto("/blog");
  await context.setOffline(true);
  await page.getByRole("link", { name: "Load More Articles" }).click();
  await expect(page.getByText(/offline|could not be loaded/)).toBeVisible({ timeout: 1_000 });
  await expect(page).toHaveURL("/blog");
});
