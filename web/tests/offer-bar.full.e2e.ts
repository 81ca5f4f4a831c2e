import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "./page-checks.ts";

const bar = (page: Page) => page.getByRole("complementary", { name: "Price and contact" });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: "reduce" });

  for (const [path, price, action] of [
    ["/services/uber-clone", /^\$\d+,\d{3}/, "Get Quote"],
    ["/instagram-chatbot", /^from \$1,499/, "Get Free Consultation"],
  ] as const) {
    test(`${path} keeps its price and action in view between opening and form`, async ({
      page,
    }) => {
      await page.goto(path);
      const first = page.locator("main > :first-child").getByRole("link", { name: action });
      const { y: top = 0, height: above = 0 } = (await first.boundingBox()) ?? {};
      expect((await bar(page).boundingBox())?.y).toBeGreaterThanOrEqual(top + above);
      const heading = page.getByRole("heading", { level: 2 }).first();
      await heading.evaluate((element) => element.scrollIntoView({ block: "start" }));
      await expect(bar(page)).toBeInViewport({ ratio: 1 });
      await expect(bar(page)).toContainText(price);
      const link = bar(page).getByRole("link", { name: action });
      await expect(link).toHaveAttribute("href", /^https:\/\/wa\.me\//);
      const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
      expect(Math.round(y + height)).toBe(740);
      expect(height).toBe(56);
      expect(await axeProblems(page)).toEqual([]);
      await page.locator("main form").evaluate((form) => form.scrollIntoView({ block: "start" }));
      await expect(bar(page)).not.toBeInViewport();
    });
  }
});

test("a wide screen has no bar", async ({ page }) => {
  await page.goto("/services/uber-clone");
  await expect(page.locator("main form")).toBeAttached();
  await expect(bar(page)).toHaveCount(0);
});
