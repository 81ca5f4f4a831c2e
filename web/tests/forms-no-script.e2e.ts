import { expect, test } from "@playwright/test";
import {
  chatText,
  expectOwnPage,
  expectValues,
  fill,
  PAGES,
  rowsFrom,
  send,
  service,
  visitor,
} from "./forms-support.ts";

test.use({ javaScriptEnabled: false });

for (const kind of ["contact", "quote"] as const) {
  test(`the ${kind} form returns its page and a link to the chat`, async ({ page }) => {
    const values = { ...visitor(), ...(kind === "contact" ? { service } : {}) };
    await page.goto(PAGES[kind]);
    await fill(page, kind, values);
    await expectOwnPage(page, await send(page, kind), kind);
    const notice = page.locator(`#${kind}-notice`);
    await expect(notice).toContainText("Nothing has been sent yet.");
    const link = notice.getByRole("link", { name: "Open the chat on WhatsApp" });
    const text = chatText(await link.getAttribute("href"));
    for (const line of Object.values(values).flatMap((value) => value.split("\n"))) {
      expect(text).toContain(line);
    }
    await expectValues(page, kind, values);
  });
}

test("the quote form returns its page with errors for invalid values", async ({ page }) => {
  await page.goto(PAGES.quote);
  // Valid for the browser, but not for the specification.
  await fill(page, "quote", { ...visitor(), name: "<b>&\"'", email: "me@home", phone: " " });
  await expectOwnPage(page, await send(page, "quote"), "quote");
  await expect(page.locator("#quote-email-error")).toHaveText("Invalid email address");
  await expect(page.locator("#quote-phone-error")).toHaveText("Phone number is required");
  await expect(page.locator("#quote-name")).toHaveValue("<b>&\"'");
  await expect(page.locator("#quote-email")).toBeFocused();
  await expect(page.locator("#quote-email")).toHaveAccessibleDescription("Invalid email address");
  // Corrects the values and sends again.
  await fill(page, "quote", visitor());
  await send(page, "quote");
  await expect(page.locator("#quote-notice").getByRole("link")).toBeVisible();
});

test("the enquiry form stores the enquiry and returns its page", async ({ page }) => {
  const values = visitor();
  await page.goto(PAGES.enquiry);
  await fill(page, "enquiry", values);
  await expectOwnPage(page, await send(page, "enquiry"), "enquiry");
  const rows = await rowsFrom(values.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ page: PAGES.enquiry, company: values.company });
  expect(rows[0]?.service).not.toBe("General Inquiry");
  const notice = page.locator("#enquiry-notice");
  await expect(notice).toContainText("Message Sent Successfully!");
  await expect(notice).toContainText("We'll get back to you within 24 hours.");
  await expect(notice).toContainText(rows[0]?.reference ?? "-");
  await expect(notice.locator("p")).toBeFocused();
  await expect(page.locator("#enquiry-message")).toHaveValue("");

  await page.goto(PAGES.enquiry);
  await expect(notice.locator("p")).toBeHidden();
  await fill(page, "enquiry", values);
  await send(page, "enquiry");
  await expect(notice).toContainText(rows[0]?.reference ?? "-");
  expect(await rowsFrom(values.email)).toHaveLength(1);
});
