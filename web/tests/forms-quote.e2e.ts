import { expect, type Page, test } from "@playwright/test";
import {
  chatText,
  emptyTabs,
  expectNoValues,
  openAndFill,
  openedTabs,
  openWithCode,
  submitButton,
  toastOf,
} from "./forms-support.ts";
import { startTime, stopTime } from "./page-checks.ts";

const submit = "Request My Quote";

const error = (page: Page, name: string) => page.locator(`#quote-${name}-error`);

test("shows errors on submit, then on each change", async ({ page }) => {
  await openWithCode(page, "quote");
  await page.locator("#quote-name").fill("x");
  await page.locator("#quote-name").fill("");
  await expect(error(page, "name")).toBeEmpty();

  await page.getByRole("button", { name: submit }).click();
  await expect(error(page, "name")).toHaveText("Name is required");
  await expect(error(page, "message")).toHaveText("Please tell us about your project");
  await expect(page.locator("#quote-name")).toBeFocused();
  await expect(page.getByLabel("Full Name *")).toHaveAccessibleDescription("Name is required");
  await expect(page.getByLabel("Full Name *")).toHaveAttribute("aria-invalid", "true");

  await page.locator("#quote-name").fill("Test Visitor");
  await expect(error(page, "name")).toBeEmpty();
  await expect(page.getByLabel("Full Name *")).not.toHaveAttribute("aria-invalid");
  await page.locator("#quote-email").fill("visitor@nowhere");
  await expect(error(page, "email")).toHaveText("Invalid email address");
});

test("submits for 1.5 seconds, then opens the chat, shows a toast and clears", async ({ page }) => {
  await startTime(page);
  await emptyTabs(page);
  const values = await openAndFill(page, "quote");
  await stopTime(page);
  const posts: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") posts.push(request.url());
  });
  const button = submitButton(page, "quote");
  await button.click();
  await expect(button).toHaveText("Submitting...");
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await expect(button).toHaveAccessibleDescription(/WhatsApp/);
  await page.clock.runFor(1_400);
  expect(await openedTabs(page)).toEqual([]);
  await page.clock.runFor(100);
  await expect(button).toHaveText(submit);
  await expect(button).toBeEnabled();
  const [chat = "", ...others] = await openedTabs(page);
  expect(others).toEqual([]);
  for (const value of Object.values(values)) expect(chatText(chat)).toContain(value);
  await expect(toastOf(page)).toContainText("Quote Request Submitted!");
  await expect(toastOf(page)).toContainText(
    "We'll contact you within 24 hours to discuss your project.",
  );
  await expect(toastOf(page).getByRole("link")).toHaveCount(0);
  await expectNoValues(page, "quote");
  // Only the fact of a contact is sent.
  expect(posts.map((url) => new URL(url).pathname)).toEqual(["/api/contacts/chat"]);
});
