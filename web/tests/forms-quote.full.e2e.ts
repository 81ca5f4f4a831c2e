import { expect, test } from "@playwright/test";
import {
  answerChat,
  blockTabs,
  chatText,
  emptyTabs,
  expectNoValues,
  expectValues,
  fill,
  openAndFill,
  openWithCode,
  submitButton,
  toastOf,
  visitor,
} from "./forms-support.ts";

test("keeps the values until the chat opens if the tab is blocked", async ({ page }) => {
  await answerChat(page);
  await blockTabs(page);
  const values = await openAndFill(page, "quote");
  await submitButton(page, "quote").click();
  const notice = page.locator("#quote-notice");
  const link = notice.getByRole("link", { name: "Open the chat on WhatsApp" });
  await expect(notice).toContainText("Nothing has been sent yet.");
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await expect(toastOf(page)).toHaveCount(0);
  await expectValues(page, "quote", values);
  await page.reload();
  await openWithCode(page, "quote");
  await expectValues(page, "quote", values);

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
  await expect(notice.locator("p")).toBeHidden();
  await expectNoValues(page, "quote");
});

test("one toast at a time, dismissed by Escape, keeping the focus", async ({ page }) => {
  await page.clock.install();
  await emptyTabs(page);
  await openWithCode(page, "quote");
  for (const _attempt of [1, 2]) {
    await fill(page, "quote", visitor());
    await page.locator("#quote-company").press("Enter");
    await page.clock.runFor(1_500);
    await expect(toastOf(page)).toHaveCount(1);
    await expect(page.locator("#quote-company")).toBeFocused();
    // Said beside the button, from which the toast is far, and once.
    const status = page.locator("#quote-form [data-status]");
    await expect(status).toContainText("Press send in WhatsApp");
    await expect(page.locator("#toaster")).not.toHaveRole("status");
  }
  await page.clock.runFor(900_000);
  await toastOf(page).getByRole("button", { name: "Dismiss" }).focus();
  await page.keyboard.press("Escape");
  await expect(toastOf(page)).toBeHidden();
  await expect(submitButton(page, "quote")).toBeFocused();
});
