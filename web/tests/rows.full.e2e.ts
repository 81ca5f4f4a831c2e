import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "./page-checks.ts";

const row = (page: Page, title: string) =>
  page.locator("article", { has: page.getByRole("heading", { name: title, exact: true }) });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: false });

    test("the catalogue is short, a line a service", async ({ page }) => {
      await page.goto("/services");
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThan(8_000);
      const rows = page.locator("main section > article");
      expect(await rows.count()).toBeGreaterThan(40);
      const heights = await rows.evaluateAll((all) =>
        all.map((each) => each.getBoundingClientRect().height).toSorted((a, b) => a - b),
      );
      expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(72);
      expect(heights.at(-1)).toBeLessThan(112);
    });

    test("a line opens to all that a card shows, and closes", async ({ page }) => {
      await page.goto("/services");
      const shop = row(page, "Shopify store setup");
      const summary = shop.locator("summary").first();
      // Anywhere on the line but its title, which leads to the service.
      const line = await summary.boundingBox();
      await summary.click({ position: { x: (line?.width ?? 0) - 50, y: 20 } });
      await expect(shop.locator("p").first()).toBeVisible();
      const features = shop.locator("li:not([data-more])").filter({ visible: true });
      await expect(features).toHaveCount(4);
      await expect(shop.getByText(/\d\.\d .*\(\d+ reviews\)/)).toBeVisible();
      await expect(shop.getByRole("link", { name: /^Get Quote/ })).toBeVisible();
      await expect(shop.getByRole("link", { name: /^Read More Details/ })).toBeVisible();

      // Where the rest is, for want of scripts.
      await expect(shop.getByRole("link", { name: /^\+ \d+ more/ })).toHaveAttribute(
        "href",
        "/services/shopify-store-setup",
      );

      await summary.press("Enter");
      await expect(shop.locator("p").first()).toBeHidden();
      await shop.getByRole("link", { name: "Shopify store setup", exact: true }).click();
      await expect(page).toHaveURL("/services/shopify-store-setup");
    });
  });
}

test("paper shows what is folded", async ({ page }) => {
  await page.goto("/services");
  const shop = row(page, "Shopify store setup");
  await expect(shop.locator("p").first()).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(shop.locator("p").first()).toBeVisible();
});

for (const [path, title] of [
  ["/services", "Shopify store setup"],
  ["/hire-resources", "Machine learning engineer"],
] as const) {
  test(`“+ N more features” opens in place on ${path}, and closes`, async ({ page }) => {
    await page.goto(path);
    const entry = page
      .locator("article, tr", { has: page.getByText(title, { exact: true }) })
      .first();
    const more = entry.getByText(/^\+ \d+ more features?$/);
    await hydrated(page);
    const summary = entry.locator("summary");
    if (await summary.isVisible()) await summary.press("Enter");
    const features = entry.locator("li:not([data-more])");
    await expect(features).toHaveCount(4);
    const rest = Number(/\d+/.exec((await more.textContent()) ?? "")?.[0]);
    await more.click();
    await expect(features.filter({ visible: true })).toHaveCount(4 + rest);
    await expect(page).toHaveURL(path);
    await more.click();
    await expect(features).toHaveCount(4);
  });
}
