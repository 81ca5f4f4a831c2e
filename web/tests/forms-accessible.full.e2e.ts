import { expect, test } from "@playwright/test";
import {
  blockTabs,
  emptyTabs,
  fill,
  openAndFill,
  submitButton,
  toastOf,
  visitor,
} from "./forms-support.ts";
import { axeProblems } from "./page-checks.ts";

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme, viewport: { width: 360, height: 800 } });

    test("errors and the toast are accessible", async ({ page }) => {
      await emptyTabs(page);
      await openAndFill(page, "quote", { name: "", email: "nobody", phone: "", message: "" });
      await submitButton(page, "quote").click();
      await expect(page.locator("#quote-name-error")).not.toBeEmpty();
      expect(await axeProblems(page)).toEqual([]);
      await fill(page, "quote", visitor());
      await submitButton(page, "quote").click();
      await expect(toastOf(page)).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
    });

    test("failure, success and receipts are accessible", async ({ page, context }) => {
      await openAndFill(page, "enquiry");
      await context.setOffline(true);
      await submitButton(page, "enquiry").click();
      await expect(page.locator("#enquiry-notice [data-tone=bad]")).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
      await context.setOffline(false);
      await submitButton(page, "enquiry").click();
      await expect(page.locator("#receipts")).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
    });

    test("the blocked chat's link is accessible", async ({ page }) => {
      await blockTabs(page);
      await openAndFill(page, "contact");
      await submitButton(page, "contact").click();
      await expect(page.locator("#contact-notice a")).toBeVisible();
      expect(await axeProblems(page)).toEqual([]);
    });
  });
}
