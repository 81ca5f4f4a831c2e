import { expect, test } from "@playwright/test";
import { expectOwnPage, fill, PAGES, rowsFrom, send, visitor } from "./forms-support.ts";

test.use({ javaScriptEnabled: false });

test("the enquiry form stores the enquiry and returns its page", async ({ page }) => {
  const values = visitor();
  await page.goto(PAGES.enquiry);
  await fill(page, "enquiry", values);
  await expectOwnPage(page, await send(page, "enquiry"), "enquiry");
  const rows = await rowsFrom(values.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ page: PAGES.enquiry, company: values.company });
  expect(rows[0]?.service).not.toBe("General Inquiry");
  const notice = page.locator("#enquiry-notice");
  await expect(notice).toContainText("Message Sent Successfully!");
  await expect(notice).toContainText("We'll get back to you within 24 hours.");
  await expect(notice).toContainText(rows[0]?.reference ?? "-");
  await expect(notice.locator("p")).toBeFocused();
  await expect(page.locator("#enquiry-message")).toHaveValue("");

  await page.goto(PAGES.enquiry);
  await expect(notice.locator("p")).toBeHidden();
  await fill(page, "enquiry", values);
  await send(page, "enquiry");
  await expect(notice).toContainText(rows[0]?.reference ?? "-");
  expect(await rowsFrom(values.email)).toHaveLength(1);
});
