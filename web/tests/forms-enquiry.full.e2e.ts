import { expect, type Page, test } from "@playwright/test";
import { hasCode, openAndFill, submitButton } from "./forms-support.ts";

const button = (page: Page) => submitButton(page, "enquiry");

test("receipts can be removed from the browser", async ({ page }) => {
  await openAndFill(page, "enquiry");
  await button(page).click();
  await expect(page.locator("#receipts li")).toHaveCount(1);
  await page.getByRole("button", { name: "Remove these from this browser" }).click();
  await expect(page.locator("#receipts")).toHaveCount(0);
  await expect(page.getByText("Removed from this browser.")).toBeFocused();
  await page.reload();
  await page.locator("#enquiry-name").fill("x");
  await hasCode(page, "enquiry");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});
