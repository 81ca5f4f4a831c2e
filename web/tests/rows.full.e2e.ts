import { expect, type Page, test } from "@playwright/test";

const row = (page: Page, title: string) =>
  page.locator("article", { has: page.getByRole("heading", { name: title, exact: true }) });

test.describe("at 360 px", () => {
  test.use({ viewport: { width: 360, height: 800 }, javaScriptEnabled: false });

  test("a line opens to everything a card shows, and closes", async ({ page }) => {
    await page.goto("/services");
    const shop = row(page, "Shopify store setup");
    const summary = shop.locator("summary").first();
    // Clicks the line outside its title, which links to the service.
    const line = await summary.boundingBox();
    await summary.click({ position: { x: (line?.width ?? 0) - 50, y: 20 } });
    await expect(shop.locator("p").first()).toBeVisible();
    await expect(shop.locator("li:not([data-more])").filter({ visible: true })).toHaveCount(4);
    await expect(shop.getByText(/\d\.\d .*\(\d+ reviews\)/)).toBeVisible();
    await expect(shop.getByRole("link", { name: /^Get Quote/ })).toBeVisible();
    await expect(shop.getByRole("link", { name: /^Read More Details/ })).toBeVisible();
    await summary.press("Enter");
    await expect(shop.locator("p").first()).toBeHidden();
    await shop.getByRole("link", { name: "Shopify store setup", exact: true }).click();
    await expect(page).toHaveURL("/services/shopify-store-setup");
  });
});

test("the catalogue prints on two sheets, as a rate card", async ({ page }) => {
  await page.goto("/services");
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  expect(pdf.match(/\/Type \/Page\b/g)?.length).toBeLessThanOrEqual(2);
  await page.emulateMedia({ media: "print" });
  const shop = row(page, "Shopify store setup");
  await expect(shop.getByText("$499")).toBeVisible();
  await expect(shop.locator("p").first()).toBeHidden();
  await expect(page.locator("main .button").filter({ visible: true })).toHaveCount(0);
});
