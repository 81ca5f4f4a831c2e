import { expect, type Page, test } from "@playwright/test";
import { holdScripts } from "./page-checks.ts";

const rows = (page: Page) => page.locator("tbody tr:has(th)");
const shown = (page: Page) => rows(page).filter({ visible: true });

test("a search reads what is said of a role, not the words of every row’s links", async ({
  page,
}) => {
  await page.goto("/hire-resources");
  const total = await rows(page).count();
  const search = page.getByRole("searchbox", { name: "Search the roles" });
  // Each row has “Get Quote”, “(89 reviews)” and, for screen readers, “(opens WhatsApp in a new tab)”.
  for (const word of ["app", "whatsapp", "tab", "new", "quote", "reviews", "more features"]) {
    await search.fill(word);
    const found = rows(page).filter({
      has: page.locator("th > span:not(.sr-only), p, li:not([data-more])", { hasText: word }),
    });
    const count = await found.count();
    await expect(page.getByText(`${count} of ${total} roles`)).toBeVisible();
    expect(count, word).toBeLessThan(total / 2);
  }
});

test("what is typed before the page's code has come counts", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/hire-resources", { waitUntil: "domcontentloaded" });
  const search = page.getByRole("searchbox", { name: "Search the roles" });
  await search.fill("falconer");
  release();
  await expect(shown(page)).toHaveCount(0);
  await expect(search).toHaveValue("falconer");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test("each role is a compact card that opens to the rest, and its filter stays", async ({
    page,
  }) => {
    await page.goto("/hire-resources");
    const heights = await rows(page).evaluateAll((all) => {
      // Away from the screen they are as tall as the browser guesses.
      for (const each of all) each.style.contentVisibility = "visible";
      return all.map((each) => each.getBoundingClientRect().height).toSorted((a, b) => a - b);
    });
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(12_000);
    expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(72);

    const role = rows(page).filter({ has: page.getByText("React developer", { exact: true }) });
    await expect(role).toContainText("$3,599");
    const quote = await role.getByRole("link", { name: /^Get Quote/ }).boundingBox();
    expect(quote?.height).toBeGreaterThanOrEqual(44);
    const rest = [
      role.locator("p"),
      role.getByRole("listitem").first(),
      role.getByRole("link", { name: /^Read More Details/ }),
    ];
    for (const part of rest) await expect(part).toBeHidden();
    // Anywhere on the card but its link.
    await role.locator("summary").click({ position: { x: 40, y: 20 } });
    for (const part of rest) await expect(part).toBeVisible();
    await role.locator("summary").press("Enter");
    for (const part of rest) await expect(part).toBeHidden();

    await rows(page).last().scrollIntoViewIfNeeded();
    const filter = page.getByRole("navigation", { name: "Categories of roles" });
    await expect(filter).toBeInViewport();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the links lead to the categories and nothing offers a search", async ({ page }) => {
    await page.goto("/hire-resources");
    await expect(page.getByRole("searchbox")).toBeHidden();
    await page
      .getByRole("navigation", { name: "Categories of roles" })
      .getByRole("link", { name: /^Design/ })
      .click();
    await expect(page.getByRole("heading", { name: "Design", exact: true })).toBeInViewport();
  });
});
