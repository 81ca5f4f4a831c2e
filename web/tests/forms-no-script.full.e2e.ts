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

test("a form of an earlier build says that values are kept, and keeps them", async ({ page }) => {
  const values = visitor();
  await page.goto(PAGES.enquiry);
  await fill(page, "enquiry", values);
  await page.locator('input[name="$ACTION_1:0"], input[name$=":0"]').evaluateAll((fields) => {
    for (const field of fields as HTMLInputElement[]) {
      field.value = field.value.replace(/"id":"..[\da-f]{6}/, '"id":"60000000');
    }
  });
  const answer = await send(page, "enquiry");
  expect(answer.status()).toBe(400);
  expect(answer.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByText("Go back, where your text is still in the form")).toBeVisible();
  expect(await rowsFrom(values.email)).toHaveLength(0);
  await page.goBack();
  await expectValues(page, "enquiry", values);
});
