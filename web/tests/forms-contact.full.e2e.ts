import { expect, test } from "@playwright/test";
import {
  answerChat,
  blockTabs,
  chatText,
  isKept,
  openAndFill,
  PAGES,
  service,
  submitButton,
  valuesOf,
  visitor,
} from "./forms-support.ts";

test("where the tab is blocked nothing was sent: the words stay, the link stands in the form", async ({
  page,
}) => {
  await answerChat(page);
  await blockTabs(page);
  const values = await openAndFill(page, "contact");
  await submitButton(page, "contact").click();
  const notice = page.locator("#contact-notice");
  await expect(notice).toContainText("Nothing has been sent yet.");
  const link = notice.getByRole("link", { name: "Open the chat on WhatsApp" });
  expect(chatText(await link.getAttribute("href"))).toContain(values.email);
  await expect(link).toHaveAttribute("target", "_blank");
  expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  const [chat] = await Promise.all([page.context().waitForEvent("page"), link.click()]);
  await chat.waitForURL(/wa\.me/);
  await expect(notice).toBeEmpty();
  expect(await valuesOf(page, "contact", Object.keys(values))).toEqual(values);
});

test("needs no network, and no pointer", async ({ page, context }) => {
  await blockTabs(page);
  const { message, ...values } = visitor();
  await page.goto(PAGES.contact);
  await page.locator("#contact-name").focus();
  for (const value of Object.values(values)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("Web");
  await page.keyboard.press("Tab");
  await page.keyboard.insertText(message);
  await isKept(page, "contact");
  await context.setOffline(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const link = page.getByRole("link", { name: "Open the chat on WhatsApp" });
  const text = chatText(await link.getAttribute("href"));
  expect(text).toContain(`Service: ${service}`);
  expect(text).toContain(`Message: ${message}`);
});
