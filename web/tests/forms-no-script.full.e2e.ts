import { expect, test } from "@playwright/test";
import { chatText, expectOwnPage, fill, PAGES, rowsFrom, send, visitor } from "./forms-support.ts";

test.use({ javaScriptEnabled: false });

test("the enquiry form keeps every value where it was not stored", async ({ page }) => {
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
  for (const [name, value] of Object.entries(values)) {
    await expect(page.locator(`#enquiry-${name}`)).toHaveValue(value);
  }
  expect(await rowsFrom(values.email)).toHaveLength(0);
});

test("a page of an earlier build loses no word, and sends again", async ({ page }) => {
  const values = visitor();
  await page.goto(PAGES.enquiry);
  await fill(page, "enquiry", values);
  await page.locator('input[name="$ACTION_1:0"], input[name$=":0"]').evaluateAll((fields) => {
    for (const field of fields as HTMLInputElement[]) {
      field.value = field.value.replace(/"id":"..[\da-f]{6}/, '"id":"60000000');
    }
  });
  const answer = await send(page, "enquiry");
  expect(answer.status()).toBe(409);
  expect(answer.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByText("Nothing has been sent yet, and nothing is lost")).toBeVisible();
  for (const line of Object.values(values).flatMap((value) => value.split("\n"))) {
    await expect(page.locator("dl")).toContainText(line);
  }
  expect(await rowsFrom(values.email)).toHaveLength(0);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.locator("#enquiry-notice")).toContainText("Message Sent Successfully!");
  const rows = await rowsFrom(values.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ message: values.message, page: PAGES.enquiry });
});
