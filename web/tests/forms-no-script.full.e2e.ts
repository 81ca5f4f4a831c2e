import { expect, test } from "@playwright/test";
import {
  chatText,
  expectOwnPage,
  expectValues,
  fill,
  PAGES,
  rowsFrom,
  send,
  visitor,
} from "./forms-support.ts";

test.use({ javaScriptEnabled: false });

test("the enquiry form keeps every value if it was not stored", async ({ page }) => {
  const values = visitor();
  await page.goto(PAGES.enquiry);
  await fill(page, "enquiry", values);
  await page.locator("#enquiry-trap").evaluate((trap: HTMLInputElement) => {
    trap.value = "https://robot.example";
  });
  await expectOwnPage(page, await send(page, "enquiry"), "enquiry");
  const notice = page.locator("#enquiry-notice");
  await expect(notice).toContainText("Failed to send message. Please try again.");
  expect(chatText(await notice.getByRole("link").getAttribute("href"))).toContain(values.email);
  await expectValues(page, "enquiry", values);
  expect(await rowsFrom(values.email)).toHaveLength(0);
});

test("a form of an earlier release, which named a server action, is answered", async ({ page }) => {
  const values = visitor();
  await page.goto(PAGES.enquiry);
  await page.locator("#enquiry-form").evaluate((form) => {
    const field = document.createElement("input");
    Object.assign(field, {
      type: "hidden",
      name: "$ACTION_1:0",
      value: '{"id":"60","bound":"$@1"}',
    });
    form.append(field);
  });
  await fill(page, "enquiry", values);
  await expectOwnPage(page, await send(page, "enquiry"), "enquiry");
  expect(await rowsFrom(values.email)).toHaveLength(1);
});
