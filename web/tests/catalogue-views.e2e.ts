import { expect, type Page, test } from "@playwright/test";

const entries = (page: Page) => page.locator("main section[id] > article");

/** Whether every entry shows all of its card, or only its line of the rate card. */
async function expectView(page: Page, view: "cards" | "rates"): Promise<void> {
  const all = await entries(page).filter({ visible: true }).all();
  expect(all.length).toBeGreaterThan(0);
  const counts = await entries(page).evaluateAll((articles) =>
    articles
      .filter((article) => article.checkVisibility())
      .map((article) => {
        const isShown = (part: Element) => part.checkVisibility();
        const parts = ["h3", "b", "p", "ul", "a.button", "[class*=stars]", "[class*=badge]"];
        const shown = parts.filter((part) => [...article.querySelectorAll(part)].some(isShown));
        const features = [...article.querySelectorAll("li:not([data-more])")].filter(isShown);
        return `${shown.join(" ")}, ${Math.min(features.length, 5)} features`;
      }),
  );
  const card = "h3 b p ul a.button [class*=stars] [class*=badge], 4 features";
  expect(new Set(counts)).toEqual(new Set([view === "cards" ? card : "h3 b, 0 features"]));
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("wide screens show cards, and the rate card at an address of its own", async ({ page }) => {
    // Once a filter by price, which ended.
    await page.goto("/hire-resources?max=5000");
    await expectView(page, "cards");
    await page.getByRole("link", { name: "Rate card", exact: true }).click();
    await expect(page).toHaveURL("/hire-resources?view=rates");
    await expectView(page, "rates");
  });

  test("phones show the rate card", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto("/services");
    await expectView(page, "rates");
  });
});
