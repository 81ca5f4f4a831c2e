import { expect, test } from "@playwright/test";
import { answerChat, chatText, openAndFill, service, valuesOf } from "./forms-support.ts";

const submit = "Send on WhatsApp";

test("is checked by the browser, then opens the chat with every field and keeps its values", async ({
  page,
}) => {
  await answerChat(page);
  const values = { ...(await openAndFill(page, "contact", { service: "" })), service };
  await page.getByRole("button", { name: submit }).click();
  await expect(page.locator("#contact-service")).toBeFocused();
  await page.locator("#contact-service").selectOption(service);
  const [chat] = await Promise.all([
    page.context().waitForEvent("page"),
    page.getByRole("button", { name: submit }).click(),
  ]);
  await chat.waitForURL(/wa\.me/);
  expect(chatText(chat.url())).toBe(
    `Hi Team, I'd like to talk about a project.\n\nName: ${values.name}\nCompany: ${values.company}\nService: Web Development\nEmail: ${values.email}\nPhone: ${values.phone}\nMessage: ${values.message}`,
  );
  expect(await valuesOf(page, "contact", Object.keys(values))).toEqual(values);
  await expect(page.locator("#contact-notice")).toBeEmpty();
});
