import { expect, type Page, test } from "@playwright/test";
import {
  expectFailure,
  expectSuccess,
  hasCode,
  isKept,
  openAndFill,
  PAGES,
  REST,
  rowsFrom,
  submitButton,
  visitor,
} from "./forms-support.ts";

const button = (page: Page) => submitButton(page, "enquiry");
const notice = (page: Page) => page.locator("#enquiry-notice");

test("receipts can be removed from the browser", async ({ page }) => {
  await openAndFill(page, "enquiry");
  await button(page).click();
  await expect(page.locator("#receipts li")).toHaveCount(1);
  await page.getByRole("button", { name: "Remove these from this browser" }).click();
  await expect(page.locator("#receipts")).toHaveCount(0);
  await expect(page.getByText("Removed from this browser.")).toBeFocused();
  await page.reload();
  await page.locator("#enquiry-name").focus();
  await page.locator("#enquiry-name").fill("x");
  await isKept(page, "enquiry");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("keeps every value offline, and sends once back online", async ({ page, context }) => {
  const values = await openAndFill(page, "enquiry");
  await context.setOffline(true);
  await button(page).click();
  await expectFailure(page, values);
  await context.setOffline(false);
  await button(page).click();
  await expectSuccess(page);
  expect(await rowsFrom(values.email)).toHaveLength(1);
});

test("gives up on a database that does not answer", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  await page.route(REST, () => {});
  await button(page).click();
  await expect(notice(page).locator("strong")).toHaveText("Error", { timeout: 40_000 });
  await expectFailure(page, values);
});

test("what was typed comes back after a reload that shows the top of the page", async ({
  page,
}) => {
  const { message } = await openAndFill(page, "enquiry");
  await page.evaluate(() => {
    history.scrollRestoration = "manual";
  });
  await page.reload();
  await hasCode(page, "enquiry");
  await expect(page.locator("#enquiry-message")).toHaveValue(message);
});

test("a lost answer, a reload and another try make one row", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  await page.route(REST, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page).click();
  await expectFailure(page, values);
  expect(await rowsFrom(values.email)).toHaveLength(1);
  await page.unroute(REST);
  await page.reload();
  await hasCode(page, "enquiry");
  await expect(page.locator("#enquiry-message")).toHaveValue(values.message);
  await button(page).click();
  await expectSuccess(page);
  const rows = await rowsFrom(values.email);
  expect(rows).toHaveLength(1);
  await expect(page.locator("#receipts")).toContainText(rows[0]?.reference ?? "-");
});

test("an edit after a lost answer is an enquiry of its own", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  await page.route(REST, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page).click();
  await expectFailure(page, values);
  await page.unroute(REST);
  await page.locator("#enquiry-message").fill("On second thoughts: two of them.");
  await button(page).click();
  await expectSuccess(page);
  expect(await rowsFrom(values.email)).toHaveLength(2);
});

test("submitted a hundred times at once makes one request", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await page.locator("#enquiry-form").evaluate((form: HTMLFormElement) => {
    for (let time = 0; time < 100; time++) form.requestSubmit();
  });
  await expectSuccess(page);
  expect(posts).toBe(1);
  expect(await rowsFrom(values.email)).toHaveLength(1);
});

test("says when to try again after too many", async ({ page }) => {
  await openAndFill(page, "enquiry");
  const details = JSON.stringify({ scope: "email", retryAfterSeconds: 540 });
  await page.route(REST, (route) =>
    route.fulfill({
      status: 429,
      json: { code: "PT429", message: "enquiry_rate_limited", details, hint: null },
    }),
  );
  await button(page).click();
  await expect(notice(page)).toContainText("Please try again in 9 minutes.");
});

test("a robot's enquiry is not stored", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  await page.locator("#enquiry-trap").evaluate((trap: HTMLInputElement) => {
    trap.value = "https://robot.example";
  });
  await button(page).click();
  await expectFailure(page, values);
  expect(await rowsFrom(values.email)).toHaveLength(0);
});

test("can be filled in and sent by keyboard alone", async ({ page }) => {
  const values = visitor();
  await page.goto(PAGES.enquiry);
  await page.locator("#enquiry-name").focus();
  for (const value of Object.values(values)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press("Tab");
  }
  await isKept(page, "enquiry");
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectSuccess(page);
  expect(await rowsFrom(values.email)).toHaveLength(1);
});

test("the database's code comes with the first enquiry, not with the page", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/_next/static/")) scripts.push(response.text());
  });
  const holdingIt = async () =>
    (await Promise.all(scripts)).filter((script) => script.includes("rest/v1"));
  await openAndFill(page, "enquiry");
  expect(await holdingIt()).toHaveLength(0);
  await button(page).click();
  await expectSuccess(page);
  expect(await holdingIt()).toHaveLength(1);
});
