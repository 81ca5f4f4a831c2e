import { expect, test } from "@playwright/test";

test("the home page's cards carry stars, and the service's own rating where they show one", async ({
  page,
}) => {
  await page.goto("/");
  const cards = page.locator("article", { has: page.getByRole("link", { name: /^Get Quote/ }) });
  await expect(cards).toHaveCount(6);
  await expect(cards.filter({ hasText: /\d\.\d .*\(\d+ reviews\)/ })).toHaveCount(6);
  await expect(cards.first()).toContainText("4.8 out of 5 (156 reviews)");
  await expect(cards.nth(1)).toContainText("4.9 out of 5 (89 reviews)");
});

test("the rating that all roles share stands once, above them", async ({ page }) => {
  await page.goto("/hire-resources");
  const ratings = page.locator("main").getByText("(89 reviews)");
  await expect(ratings).toHaveCount(1);
  await expect(page.getByRole("table").getByRole("caption")).toContainText("4.9 out of 5");
});

test("every teaser on the home page has its picture, category, title and excerpt", async ({
  page,
}) => {
  await page.goto("/");
  const teasers = page.locator("article", { has: page.locator("time") });
  await expect(teasers).toHaveCount(3);
  for (const part of ["span:has(> img)", "p:has(time)", "h3", "h3 + p"]) {
    await expect(teasers.locator(part)).toHaveCount(3);
  }
  await expect(teasers.locator("h3 + p").filter({ hasText: /\w{3}/ })).toHaveCount(3);
});

for (const path of ["/social-media", "/ui-ux-design", "/ui-ux-design/web-app"]) {
  test.describe(path, () => {
    test.use({ javaScriptEnabled: false });

    test("a package shows four features, and the others when asked", async ({ page }) => {
      await page.goto(path);
      const packages = page.locator("article", { hasText: /\+ \d+ more feature/ });
      for (const card of await packages.all()) {
        const shown = await card.locator("li:not([data-more])").filter({ visible: true }).count();
        expect(shown).toBeLessThanOrEqual(4);
      }
      const card = packages.filter({ has: page.locator("details") }).last();
      const features = card.locator("li:not([data-more])");
      const rest = (await features.count()) - 4;
      await card.getByText(`+ ${rest} more feature`).click();
      await expect(features.filter({ visible: true })).toHaveCount(4 + rest);
    });
  });
}

test("pricing plans show everything they include", async ({ page }) => {
  await page.goto("/instagram-chatbot");
  const plans = page.locator("article", { has: page.getByRole("list") });
  await expect(plans).toHaveCount(3);
  await expect(plans.getByText("more feature")).toHaveCount(0);
  await expect(plans.last().getByText("Custom integrations")).toBeVisible();
});
