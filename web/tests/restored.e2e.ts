import { expect, test } from "@playwright/test";
import { installedChromium } from "../../scripts/start/chromium.ts";

// Visitors' browsers keep the page they leave, and show it again on Back as it was. The headless shell does not.
test.use({
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  launchOptions: {
    executablePath: installedChromium(),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
    args: ["--headless=new", "--no-sandbox", "--disable-gpu"],
  },
});

test("tapping a link closes the menu for good", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(() =>
    addEventListener("pageshow", ({ persisted }) => {
      document.documentElement.dataset.persisted = `${persisted}`;
    }),
  );
  const menu = page.getByRole("navigation", { name: "Main" });
  await page.getByRole("button", { name: "Menu" }).tap();
  await menu.locator("summary", { hasText: "App Clones" }).tap();
  await menu.getByRole("link", { name: "Uber clone", exact: true }).tap();
  await expect(page).toHaveURL("/services/uber-clone");
  // A restored page loads nothing.
  await page.goBack({ waitUntil: "commit" });
  await expect(page.locator("html")).toHaveAttribute("data-persisted", "true");
  await expect(menu).toBeHidden();
});

test("Back shows the articles that were loaded", async ({ page }) => {
  await page.goto("/blog", { waitUntil: "networkidle" });
  const articles = page.locator("main li:has(> article)");
  await page.getByRole("link", { name: "Load More Articles" }).tap();
  await expect(articles).toHaveCount(15);
  await expect(page.getByText("15 of 22 articles")).toBeVisible();
  await articles.nth(12).getByRole("link").first().tap();
  await expect(page).toHaveURL(/\/blog\/[^/]+$/);
  await page.goBack({ waitUntil: "commit" });
  await expect(articles).toHaveCount(15);
});
