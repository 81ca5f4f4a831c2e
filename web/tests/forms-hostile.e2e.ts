import { expect, test } from "@playwright/test";
import {
  emptyTabs,
  expectSamePage,
  expectSuccess,
  expectValues,
  hasCode,
  markPage,
  openAndFill,
  openedTabs,
  PAGES,
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

test("keeps typed text if an extension added an element to the form", async ({ page }) => {
  await openAndFill(page, "enquiry", { name: "From a draft", company: "From a draft" });
  await page.reload();
  await markPage(page);
  await page.evaluate(() => {
    document.body.prepend(document.createElement("div"));
    document.querySelector("#enquiry-email")?.after(document.createElement("span"));
    // Typed before the page's code has loaded.
    const field = document.querySelector<HTMLInputElement>("#enquiry-name");
    if (field) field.value = "Typed later";
    field?.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await hasCode(page, "enquiry");
  await expectValues(page, "enquiry", { name: "Typed later", company: "From a draft" });
  await expectSamePage(page);
});

test("sends if the clock is set back while the visitor types, and after a filled-in trap", async ({
  page,
}) => {
  const values = await openAndFill(page, "enquiry");
  await page.evaluate(() => {
    const { now } = Date;
    Date.now = () => now() - 3_600_000;
  });
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

test("a form that fails leaves the page, and can be tried again", async ({ page }) => {
  await page.goto(PAGES.quote);
  await markPage(page);
  await page.locator("#quote-name").fill("Test Visitor");
  await hasCode(page, "quote");
  await page.evaluate(() => {
    const { includes } = String.prototype;
    const restore = () => {
      String.prototype.trim = trim;
    };
    const { trim } = String.prototype;
    String.prototype.trim = function () {
      if (includes.call(this, "fault")) throw new Error("A fault in the form");
      return trim.call(this);
    };
    document.addEventListener("click", restore, { once: true, capture: true });
  });
  await page.locator("#quote-company").fill("fault");
  await expect(page.getByRole("main").getByRole("alert")).toContainText(
    "What you typed is still here.",
  );
  await page.getByRole("button", { name: "Try again" }).click();
  await expectValues(page, "quote", { name: "Test Visitor", company: "fault" });
  await expectSamePage(page);
});
