import { expect, test } from "@playwright/test";
import { blockTabs, chatText, isKept, PAGES, service, visitor } from "./forms-support.ts";

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
  await expect(page.locator("#contact-notice")).toContainText("Nothing has been sent yet.");
  const link = page.getByRole("link", { name: "Open the chat on WhatsApp" });
  const text = chatText(await link.getAttribute("href"));
  expect(text).toContain(`Service: ${service}`);
  expect(text).toContain(`Message: ${message}`);
});
