import { expect, type Page, test } from "@playwright/test";
import {
  answerChat,
  blockTabs,
  chatText,
  emptyTabs,
  hasCode,
  openAndFill,
  PAGES,
  submitButton,
  toastOf,
  valuesOf,
  visitor,
} from "./forms-support.ts";

const NAMES = Object.keys(visitor());

async function openWithCode(page: Page) {
  await page.goto(PAGES.quote);
  await page.locator("#quote-name").focus();
  await hasCode(page, "quote");
}

const error = (page: Page, name: string) => page.locator(`#quote-${name}-error`);

test("where the tab is blocked nothing was submitted: the words stay until the chat is open", async ({
  page,
}) => {
  await answerChat(page);
  await blockTabs(page);
  const values = await openAndFill(page, "quote");
  await submitButton(page, "quote").click();
  const notice = page.locator("#quote-notice");
  const link = notice.getByRole("link", { name: "Open the chat on WhatsApp" });
  await expect(notice).toContainText("Nothing has been sent yet.");
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await expect(toastOf(page)).toHaveCount(0);
  expect(await valuesOf(page, "quote", NAMES)).toEqual(values);
  await page.reload();
  await openWithCode(page);
  expect(await valuesOf(page, "quote", NAMES)).toEqual(values);

  await submitButton(page, "quote").click();
  await expect(link).toBeVisible();
  await page.locator("#quote-company").fill("Another & Co");
  const text = chatText(await link.getAttribute("href"));
  for (const value of Object.values({ ...values, company: "Another & Co" })) {
    expect(text).toContain(value);
  }
  const [chat] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await chat.waitForURL(/wa\.me/);
  expect(chatText(chat.url())).toBe(text);
  await expect(toastOf(page)).toContainText("Quote Request Submitted!");
  await expect(notice).toBeEmpty();
  expect(Object.values(await valuesOf(page, "quote", NAMES)).join("")).toBe("");
});

test("what is wrong is in the danger colour", async ({ page }) => {
  await openWithCode(page);
  await submitButton(page, "quote").click();
  const colourOf = (selector: string) =>
    page.locator(selector).evaluate((element) => getComputedStyle(element).color);
  await expect(error(page, "name")).toHaveText("Name is required");
  expect(await colourOf("#quote-name-error")).not.toBe(
    await colourOf("#quote-form label >> nth=0"),
  );
  // The border takes a moment to its colour.
  const border = () =>
    page.locator("#quote-name").evaluate((element) => getComputedStyle(element).borderTopColor);
  await expect.poll(border).toBe(await colourOf("#quote-name-error"));
});

test("one toast at a time, until it is dismissed by keyboard", async ({ page }) => {
  await page.clock.install();
  await emptyTabs(page);
  for (const attempt of [1, 2]) {
    await openAndFillAgain(page, attempt);
    await page.keyboard.press("Enter");
    await page.clock.runFor(1_500);
    await expect(toastOf(page)).toHaveCount(1);
    await expect(page.locator("#quote-company")).toHaveValue("");
  }
  await page.clock.runFor(1_000_000);
  await expect(toastOf(page)).toBeVisible();
  await toastOf(page).getByRole("button", { name: "Dismiss" }).focus();
  await page.keyboard.press("Enter");
  await expect(toastOf(page)).toBeHidden();
  // Beside what is told here, time goes on by itself.
  await page.clock.runFor(900_000);
  await expect(toastOf(page)).toHaveCount(1);
  await page.clock.runFor(100_000);
  await expect(toastOf(page)).toHaveCount(0);
});

/** Fills the form in, on the same page the second time; leaves the focus in a one-line field. */
async function openAndFillAgain(page: Page, attempt: number) {
  if (attempt === 1) await openAndFill(page, "quote");
  else
    for (const [name, value] of Object.entries(visitor())) {
      await page.locator(`#quote-${name}`).fill(value);
    }
  await page.locator("#quote-company").focus();
}

test("Escape dismisses the toast, and the focus never moved to it", async ({ page }) => {
  await emptyTabs(page);
  await openAndFill(page, "quote");
  await submitButton(page, "quote").focus();
  await page.keyboard.press("Enter");
  await expect(toastOf(page)).toBeVisible();
  await expect(submitButton(page, "quote")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(toastOf(page)).toBeHidden();
});
