import { expect, type Page, test } from "@playwright/test";
import {
  expectFailure,
  expectNoValues,
  expectSuccess,
  openAndFill,
  PAGES,
  rowsFrom,
  submitButton,
} from "./forms-support.ts";
import { hold } from "./page-checks.ts";

const button = (page: Page) => submitButton(page, "enquiry");

test("sends, clears and lists the receipt, which survives a reload until it is removed", async ({
  page,
}) => {
  const values = await openAndFill(page, "enquiry");
  const release = await hold(page, `**${PAGES.enquiry}`);
  await button(page).click();
  await expect(button(page)).toHaveText("Sending...");
  await expect(button(page)).toBeDisabled();
  // It keeps the focus, and what happens is said.
  await expect(button(page)).toBeFocused();
  await expect(page.locator("#enquiry-form [data-status]")).toHaveText("Sending...");
  release();
  await expectSuccess(page);
  await expect(page.locator("#enquiry-notice")).toContainText("Your reference: ENQ-");
  await expect(button(page)).toBeFocused();
  await expect(page.locator("#enquiry-form [data-status]")).toBeEmpty();
  await expectNoValues(page, "enquiry");

  const rows = await rowsFrom(values.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ ...values, page: PAGES.enquiry });
  expect(rows[0]?.service).not.toBe("General Inquiry");
  const receipt = page.locator("#receipts li").first();
  await expect(receipt).toContainText(rows[0]?.reference ?? "-");
  await expect(receipt).toContainText(rows[0]?.service ?? "-");
  await expect(receipt.locator("time")).toHaveText(/^\d+ \w+ 20\d\d, \d+:\d\d [ap]m AEST$/);

  await page.reload();
  await page.locator("#enquiry-name").focus();
  await expect(receipt).toContainText(rows[0]?.reference ?? "-");
  await expect(page.locator("#enquiry-name")).toHaveValue("");
  await page.getByRole("button", { name: "Remove these from this browser" }).click();
  await expect(page.getByText("Removed from this browser.")).toBeFocused();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("keeps every value after a failure, and sends on the next try", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  await page.route(`**${PAGES.enquiry}`, (route) =>
    route.fulfill({ status: 502, body: "<h1>Bad gateway</h1>" }),
  );
  await button(page).click();
  await expectFailure(page, values);
  await page.unrouteAll();
  await button(page).click();
  await expectSuccess(page);
  expect(await rowsFrom(values.email)).toHaveLength(1);
});
