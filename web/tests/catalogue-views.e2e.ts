import { expect, type Page, test } from "@playwright/test";
import { watch } from "./page-checks.ts";

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
      await page.goto(`${path}?max=5000`);
      await expectView(page, first);
      await switchTo(page, other === "cards" ? "Cards" : "Rate card").click();
      await expect(page).toHaveURL(`${path}?max=5000&view=${other}`);
      await expectView(page, other);
      // Filtering keeps it.
      await page.getByRole("button", { name: "Show", exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`[?&]view=${other}`));
      await expectView(page, other);
    });
  });
}

test("the switch works in place, and the filter in both views", async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto("/services");
  await page.mouse.move(100, 400, { steps: 2 });
  await page.evaluate(() => document.body.setAttribute("data-same-page", ""));
  await page.getByRole("searchbox", { name: "Find a service" }).fill("shopify");
  await expect(page).toHaveURL("/services?q=shopify");
  // Not by its title: found once the site's search has loaded.
  await expect(page.getByRole("heading", { name: "E-commerce automation" })).toBeVisible();
  await expectView(page, "cards");
  const found = await entries(page).filter({ visible: true }).count();
  await switchTo(page, "Rate card").press("Enter");
  await expect(page).toHaveURL("/services?q=shopify&view=rates");
  await expectView(page, "rates");
  await expect(entries(page).filter({ visible: true })).toHaveCount(found);
  await page.getByRole("searchbox", { name: "Find a service" }).fill("");
  await expect(page).toHaveURL("/services?view=rates");
  await expectView(page, "rates");
  await expect(page.locator("[data-same-page]")).toHaveCount(1);
  // A link to the other view keeps what was filtered, in a new tab too.
  await expect(switchTo(page, "Cards")).toHaveAttribute("href", /\?view=cards$/);
  await page.reload();
  await expectView(page, "rates");
  expect(complaints).toEqual([]);
});
