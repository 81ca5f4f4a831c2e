import { expect, test } from "@playwright/test";
import { answerChat, chatText, expectValues, openAndFill, service } from "./forms-support.ts";

test("is validated by the browser, then opens the chat and keeps its values", async ({ page }) => {
  await answerChat(page);
  const values = { ...(await openAndFill(page, "contact", { service: "" })), service };
  const submit = page.getByRole("button", { name: "Send on WhatsApp" });
  await submit.click();
  await expect(page.locator("#contact-service")).toBeFocused();
  await page.locator("#contact-service").selectOption(service);
  const [chat] = await Promise.all([page.context().waitForEvent("page"), submit.click()]);
  await chat.waitForURL(/wa\.me/);
  expect(chatText(chat.url())).toBe(
    `Hi Team, I'd like to talk about a project.\n\nName: ${values.name}\nCompany: ${values.company}\nService: Web Development\nEmail: ${values.email}\nPhone: ${values.phone}\nMessage: ${values.message}`,
  );
  await expectValues(page, "contact", values);
  await expect(page.locator("#contact-notice").locator("p")).toBeHidden();
});
