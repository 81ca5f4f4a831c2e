import { expect, type Page, test } from "@playwright/test";

const row = (page: Page, title: string) =>
  page.locator("article", { has: page.getByRole("heading", { name: title, exact: true }) });

for (const width of [360, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: false });

    // The needs are above the services.
    for (const [path, maxHeight] of [
      ["/services", 8_800],
      ["/hire-resources", 12_000],
    ] as const) {
      test(`${path} as a rate card is short, with a line for each entry`, async ({ page }) => {
        await page.goto(width < 720 ? path : `${path}?view=rates`);
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        expect(height).toBeLessThan(maxHeight);
        const rows = page.locator("main section > article");
        expect(await rows.count()).toBeGreaterThan(40);
        const heights = await rows.evaluateAll((all) =>
          all.map((each) => each.getBoundingClientRect().height).toSorted((a, b) => a - b),
        );
        expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(72);
        expect(heights.at(-1)).toBeLessThan(112);
      });
    }

    test("a line opens to everything a card shows, and closes", async ({ page }) => {
      await page.goto("/services?view=rates");
      const shop = row(page, "Shopify store setup");
      const summary = shop.locator("summary").first();
      // Clicks the line outside its title, which links to the service.
      const line = await summary.boundingBox();
      await summary.click({ position: { x: (line?.width ?? 0) - 50, y: 20 } });
      await expect(shop.locator("p").first()).toBeVisible();
      const features = shop.locator("li:not([data-more])").filter({ visible: true });
      await expect(features).toHaveCount(4);
      await expect(shop.getByText(/\d\.\d .*\(\d+ reviews\)/)).toBeVisible();
      await expect(shop.getByRole("link", { name: /^Get Quote/ })).toBeVisible();
      await expect(shop.getByRole("link", { name: /^Read More Details/ })).toBeVisible();

      // The rest is on its page.
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

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });

  test("the home page is short, and its cards open to all their content", async ({ page }) => {
    await page.goto("/");
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThan(7_000);
    const card = row(page, "UI/UX Design");
    await expect(card.getByText("$2,999")).toBeVisible();
    await expect(card.getByRole("link", { name: /^Get Quote/ })).toBeHidden();
    // At its chevron: the title, which leads to the page, is over the middle of the line.
    await card.getByText("What you get").click({ position: { x: 300, y: 48 } });
    await expect(card.getByText("A prototype on your own phone")).toBeVisible();
    await expect(card.getByRole("link", { name: /^Get Quote/ })).toBeVisible();
    await expect(card.getByRole("link", { name: /^Read More Details/ })).toBeVisible();
  });
});

test("a quote prints on one sheet, the catalogue on two, as a rate card", async ({ page }) => {
  for (const [path, sheets] of [
    ["/sample-quote", 1],
    ["/services", 2],
  ] as const) {
    await page.goto(path);
    const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(pdf.match(/\/Type \/Page\b/g)?.length, path).toBeLessThanOrEqual(sheets);
  }
  await page.emulateMedia({ media: "print" });
  const shop = row(page, "Shopify store setup");
  await expect(shop.getByText("$499")).toBeVisible();
  await expect(shop.locator("p").first()).toBeHidden();
  await expect(page.locator("main .button").filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("main nav h2").filter({ visible: true })).toHaveCount(0);
});
