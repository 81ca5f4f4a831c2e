import { expect, test } from "@playwright/test";
import {
  emptyTabs,
  expectSuccess,
  expectValues,
  hasCode,
  openAndFill,
  openedTabs,
  putText,
  rowsFrom,
  submitButton,
  toastOf,
} from "./forms-support.ts";

// One of each kind; `forms-hostile.full.e2e.ts` sweeps every field and every family of pages.

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

test("sends after a filled-in trap, which it empties", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  const trap = page.locator("#enquiry-trap");
  await trap.evaluate((field: HTMLInputElement) => {
    field.value = "https://visitor.example";
  });
  await submitButton(page, "enquiry").click();
  await expect(page.locator("#enquiry-notice strong")).toHaveText("Error");
  await expect(trap).toHaveValue("");
  await submitButton(page, "enquiry").click();
  await expectSuccess(page);
  expect(await rowsFrom(values.email)).toHaveLength(1);
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

test("a form that has lost what says how it went is sent by HTML", async ({ page }) => {
  const { email } = await openAndFill(page, "enquiry");
  // As what blocks notices and links to chats does.
  await page.locator("#enquiry-form [data-notice]").evaluate((notice) => notice.remove());
  await Promise.all([page.waitForNavigation(), submitButton(page, "enquiry").click()]);
  await expectSuccess(page);
  expect(await rowsFrom(email)).toHaveLength(1);
});
