import AxeBuilder from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { blockTabs, emptyTabs, openAndFill, submitButton, toastOf } from "./forms-support.ts";

/** What axe finds in every state that only a used form has. */
async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(", ")}`);
}

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 800 }, reducedMotion: "reduce" });

    test("errors are readable", async ({ page }) => {
      await openAndFill(page, "quote", { name: "", email: "nobody", phone: "", message: "" });
      await submitButton(page, "quote").click();
      await expect(page.locator("#quote-name-error")).not.toBeEmpty();
      expect(await violations(page)).toEqual([]);
    });

    test("the toast is readable", async ({ page }) => {
      await emptyTabs(page);
      await openAndFill(page, "quote");
      await submitButton(page, "quote").click();
      await expect(toastOf(page)).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("failure, success and receipts are readable", async ({ page, context }) => {
      await openAndFill(page, "enquiry");
      await context.setOffline(true);
      await submitButton(page, "enquiry").click();
      await expect(page.locator("#enquiry-notice [data-tone=bad]")).toBeVisible();
      expect(await violations(page)).toEqual([]);
      await context.setOffline(false);
      await submitButton(page, "enquiry").click();
      await expect(page.locator("#receipts")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });

    test("the blocked chat's link is readable", async ({ page }) => {
      await blockTabs(page);
      await openAndFill(page, "contact");
      await submitButton(page, "contact").click();
      await expect(page.locator("#contact-notice a")).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
}
