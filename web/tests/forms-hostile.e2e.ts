import { expect, test } from "@playwright/test";
import {
  expectValues,
  hasCode,
  openAndFill,
  PAGES,
  rowsFrom,
  submitButton,
  visitor,
} from "./forms-support.ts";

test("keeps a draft across a reload, and what was typed since", async ({ page }) => {
  await openAndFill(page, "enquiry", { name: "From a draft", company: "From a draft" });
  await page.reload();
  await page.evaluate(() => {
    // Typed before the module has started.
    const field = document.querySelector<HTMLInputElement>("#enquiry-name");
    if (field) field.value = "Typed later";
  });
  await hasCode(page, "enquiry");
  await expectValues(page, "enquiry", { name: "Typed later", company: "From a draft" });
});

test("a form whose module cannot be loaded is sent by HTML", async ({ page }) => {
  await page.route("**/client/form-*.js", (route) => route.fulfill({ status: 404 }));
  const { email, name, message } = visitor();
  await page.goto(PAGES.enquiry);
  for (const [field, value] of Object.entries({ email, name, message })) {
    await page.locator(`#enquiry-${field}`).fill(value);
  }
  await Promise.all([page.waitForNavigation(), submitButton(page, "enquiry").click()]);
  await expect(page.locator("#enquiry-notice")).toContainText("Your reference: ENQ-");
  expect(await rowsFrom(email)).toHaveLength(1);
});
