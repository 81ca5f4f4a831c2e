import { expect, type Page, test } from "@playwright/test";
import {
  expectFailure,
  expectSuccess,
  hasCode,
  onSend,
  openAndFill,
  rowsFrom,
  submitButton,
} from "./forms-support.ts";

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

test("a lost response, a reload and a retry store one row", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  const stop = await onSend(page, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page).click();
  await expectFailure(page, values);
  expect(await rowsFrom(values.email)).toHaveLength(1);
  await stop();
  await page.reload();
  await hasCode(page, "enquiry");
  await expect(page.locator("#enquiry-message")).toHaveValue(values.message);
  await button(page).click();
  await expectSuccess(page);
  const rows = await rowsFrom(values.email);
  expect(rows).toHaveLength(1);
  await expect(page.locator("#receipts")).toContainText(rows[0]?.reference ?? "-");
});
