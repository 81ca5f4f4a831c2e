import { expect, type Page, test } from "@playwright/test";

const entries = (page: Page) => page.locator("main section[id] > article");
const switchTo = (page: Page, name: string) => page.getByRole("link", { name, exact: true });

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

for (const { path, width, first, other } of [
  { path: "/services", width: 360, first: "rates", other: "cards" },
  { path: "/hire-resources", width: 1280, first: "cards", other: "rates" },
] as const) {
  test.describe(`without scripts, at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: false });

    test(`${path} shows ${first}, and ${other} at an address of their own`, async ({ page }) => {
      // Once a filter by price, which ended.
      await page.goto(`${path}?max=5000`);
      await expectView(page, first);
      await switchTo(page, other === "cards" ? "Cards" : "Rate card").click();
      await expect(page).toHaveURL(`${path}?view=${other}`);
      await expectView(page, other);
    });
  });
}
