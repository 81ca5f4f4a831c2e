import { expect, type Page, test } from "@playwright/test";
import { chatText, fill, PAGES, rowsFrom, service, visitor } from "./forms-support.ts";

test.use({ javaScriptEnabled: false });

const send = (page: Page) => page.locator(".form button").click();

/** The chat that a form's new tab is led to. The tab itself has nowhere to go here. */
async function chatAfter(page: Page, act: () => Promise<void>) {
  const asked = page.context().waitForEvent("request", {
    predicate: (request) => request.url().startsWith("https://wa.me/"),
  });
  await act();
  return chatText((await asked).url());
}

test("the contact form leads to the chat", async ({ page }) => {
  const values = { ...visitor(), service };
  await page.goto(PAGES.contact);
  await fill(page, "contact", values);
  const text = await chatAfter(page, () => send(page));
  for (const line of Object.values(values).flatMap((value) => value.split("\n"))) {
    expect(text).toContain(line);
  }
  await expect(page.locator("#contact-name")).toHaveValue(values.name);
});

test("the quote form leads to the chat", async ({ page }) => {
  const values = visitor();
  await page.goto(PAGES.quote);
  await fill(page, "quote", values);
  expect(await chatAfter(page, () => send(page))).toContain(values.email);
});

test("the quote form answers with its page where something is wrong", async ({ page }) => {
  await page.goto(PAGES.quote);
  // In order for the browser, not for the specification.
  await fill(page, "quote", { ...visitor(), name: "<b>&\"'", email: "me@home", phone: " " });
  const [answer] = await Promise.all([page.context().waitForEvent("page"), send(page)]);
  await expect(answer.locator("#quote-email-error")).toHaveText("Invalid email address");
  await expect(answer.locator("#quote-phone-error")).toHaveText("Phone number is required");
  await expect(answer.locator("#quote-name")).toHaveValue("<b>&\"'");
  await expect(answer.locator("#quote-email")).toBeFocused();
  await expect(answer.locator("h1")).toBeVisible();
});

test("the enquiry form stores, and answers with its page", async ({ page }) => {
  const values = visitor();
  await page.goto(PAGES.enquiry);
  await fill(page, "enquiry", values);
  await send(page);
  const rows = await rowsFrom(values.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ page: PAGES.enquiry, company: values.company });
  const notice = page.locator("#enquiry-notice");
  await expect(notice).toContainText("Message Sent Successfully!");
  await expect(notice).toContainText("We'll get back to you within 24 hours.");
  await expect(notice).toContainText(rows[0]?.reference ?? "-");
  await expect(page.locator("#enquiry-message")).toHaveValue("");

  await page.goto(PAGES.enquiry);
  await fill(page, "enquiry", values);
  await send(page);
  await expect(notice).toContainText(rows[0]?.reference ?? "-");
  expect(await rowsFrom(values.email)).toHaveLength(1);
});

test("the enquiry form keeps every value where it was not stored", async ({ page }) => {
  const values = visitor();
  await page.goto(PAGES.enquiry);
  await fill(page, "enquiry", values);
  await page.locator("#enquiry-trap").evaluate((trap: HTMLInputElement) => {
    trap.value = "https://robot.example";
  });
  const [answer] = await Promise.all([page.waitForResponse("**/enquiry/message"), send(page)]);
  const notice = page.locator("#enquiry-notice");
  await expect(notice).toContainText("Failed to send message. Please try again.");
  expect(chatText(await notice.getByRole("link").getAttribute("href"))).toContain(values.email);
  for (const [name, value] of Object.entries(values)) {
    await expect(page.locator(`#enquiry-${name}`)).toHaveValue(value);
  }
  expect(answer.headers()["content-security-policy"]).toContain("script-src 'self';");
  expect(await answer.text()).not.toContain("<script");
  expect(await rowsFrom(values.email)).toHaveLength(0);
});

test("a form that names no page of ours is answered in words", async ({ request }) => {
  for (const page of [
    "https://elsewhere.example/",
    "//elsewhere.example",
    "/\\elsewhere.example",
    "/robots.txt",
  ]) {
    const answer = await request.post("/enquiry/quote", { form: { page, service: "SEO" } });
    expect(answer.status()).toBe(422);
    expect(await answer.text()).toContain("Name is required");
    expect(await answer.text()).not.toContain("<");
  }
});

test("a form that is too large is refused", async ({ request }) => {
  const answer = await request.post("/enquiry/contact", { form: { message: "x".repeat(70_000) } });
  expect(answer.status()).toBe(413);
});
