import { expect, test } from "@playwright/test";
import {
  emptyTabs,
  expectValues,
  hasCode,
  openAndFill,
  openedTabs,
  putText,
  submitButton,
  toastOf,
} from "./forms-support.ts";

test("half an emoji, blocked storage and a missing sendBeacon leave the page", async ({ page }) => {
  await emptyTabs(page);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "sendBeacon", { value: undefined });
    Object.defineProperty(window, "sessionStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  await openAndFill(page, "quote");
  await putText(page, "#quote-message", "A chatbot \ud83e");
  await submitButton(page, "quote").click();
  await expect(toastOf(page)).toContainText("Quote Request Submitted!");
  expect(decodeURIComponent((await openedTabs(page))[0] ?? "")).toContain("A chatbot \ufffd");
});

test("keeps a draft across a reload, and what was typed since", async ({ page }) => {
  await openAndFill(page, "enquiry", { name: "From a draft", company: "From a draft" });
  await page.reload();
  await page.evaluate(() => {
    // Typed before the module has started.
    const field = document.querySelector<HTMLInputElement>("#enquiry-name");
    if (field) field.value = "Typed later";
  });
  await hasCode(page, "enquiry");
  await expectValues(page, "enquiry", { name: "Typed later", company: "From a draft" });
});

test("a form whose module fails is sent by HTML", async ({ page }) => {
  const values = await openAndFill(page, "quote");
  await page.evaluate(() => {
    String.prototype.trim = () => {
      throw new Error("A fault in the form");
    };
  });
  await Promise.all([page.waitForNavigation(), submitButton(page, "quote").click()]);
  await expect(page.locator("#quote-notice")).toContainText("Your message is ready.");
  await expectValues(page, "quote", values);
});
