import { expect, type Page, type Response, test } from "@playwright/test";
import {
  chatText,
  fill,
  PAGES,
  rowsFrom,
  service,
  submitButton,
  visitor,
} from "./forms-support.ts";

test.use({ javaScriptEnabled: false });

type Kind = keyof typeof PAGES;

/** Sends a form; returns the answer. */
async function send(page: Page, kind: Kind): Promise<Response> {
  const answered = page.waitForResponse((response) => response.request().method() === "POST");
  await submitButton(page, kind).click();
  return answered;
}

/** What a form was answered with is its page, complete without scripts and never kept. */
async function expectOwnPage(page: Page, answer: Response, kind: Kind) {
  expect(new URL(answer.url()).pathname).toBe(PAGES[kind]);
  expect(answer.status()).toBe(200);
  expect(answer.headers()["content-security-policy"]).toContain("script-src 'none';");
  expect(answer.headers()["cache-control"]).toContain("no-store");
  expect(answer.headers()["x-robots-tag"]).toBe("noindex");
  await expect(page.locator("h1")).toBeVisible();
  await expect(page.locator("footer").last()).toBeVisible();
  await expect(page).toHaveTitle(/./);
  await expect(page.locator("head > link[rel=canonical]")).toHaveCount(1);
  // The policy would keep each of them, and a browser that runs scripts would complain of it.
  await expect(page.locator("script:not([type='application/ld+json'])")).toHaveCount(0);
}

for (const kind of ["contact", "quote"] as const) {
  test(`the ${kind} form answers with its page and the chat's link`, async ({ page }) => {
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
    for (const [name, value] of Object.entries(values)) {
      await expect(page.locator(`#${kind}-${name}`)).toHaveValue(value);
    }
  });
}

test("the quote form answers with its page where something is wrong", async ({ page }) => {
  await page.goto(PAGES.quote);
  // In order for the browser, not for the specification.
  await fill(page, "quote", { ...visitor(), name: "<b>&\"'", email: "me@home", phone: " " });
  await expectOwnPage(page, await send(page, "quote"), "quote");
  await expect(page.locator("#quote-email-error")).toHaveText("Invalid email address");
  await expect(page.locator("#quote-phone-error")).toHaveText("Phone number is required");
  await expect(page.locator("#quote-name")).toHaveValue("<b>&\"'");
  await expect(page.locator("#quote-email")).toBeFocused();
  await expect(page.locator("#quote-email")).toHaveAccessibleDescription("Invalid email address");
  // And on from there.
  await fill(page, "quote", visitor());
  await send(page, "quote");
  await expect(page.locator("#quote-notice").getByRole("link")).toBeVisible();
});

test("the enquiry form stores, and answers with its page", async ({ page }) => {
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
  await expect(notice).toBeEmpty();
  await fill(page, "enquiry", values);
  await send(page, "enquiry");
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
  await expectOwnPage(page, await send(page, "enquiry"), "enquiry");
  const notice = page.locator("#enquiry-notice");
  await expect(notice).toContainText("Failed to send message. Please try again.");
  expect(chatText(await notice.getByRole("link").getAttribute("href"))).toContain(values.email);
  for (const [name, value] of Object.entries(values)) {
    await expect(page.locator(`#enquiry-${name}`)).toHaveValue(value);
  }
  expect(await rowsFrom(values.email)).toHaveLength(0);
});

test("a page of an earlier build loses no word, and sends again", async ({ page }) => {
  const values = visitor();
  await page.goto(PAGES.enquiry);
  await fill(page, "enquiry", values);
  await page.locator('input[name="$ACTION_1:0"], input[name$=":0"]').evaluateAll((fields) => {
    for (const field of fields as HTMLInputElement[]) {
      field.value = field.value.replace(/"id":"..[\da-f]{6}/, '"id":"60000000');
    }
  });
  const answer = await send(page, "enquiry");
  expect(answer.status()).toBe(409);
  expect(answer.headers()["cache-control"]).toContain("no-store");
  await expect(page.getByText("Nothing has been sent yet, and nothing is lost")).toBeVisible();
  for (const line of Object.values(values).flatMap((value) => value.split("\n"))) {
    await expect(page.locator("dl")).toContainText(line);
  }
  expect(await rowsFrom(values.email)).toHaveLength(0);
  await page.getByRole("button", { name: "Send again" }).click();
  await expect(page.locator("#enquiry-notice")).toContainText("Message Sent Successfully!");
  const rows = await rowsFrom(values.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ message: values.message, page: PAGES.enquiry });
});

test("a form that is too large is refused", async ({ request }) => {
  const answer = await request.post(PAGES.contact, {
    multipart: { message: "x".repeat(70_000) },
  });
  expect(answer.status()).toBe(413);
});
