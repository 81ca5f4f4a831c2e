import { randomUUID } from "node:crypto";
import { expect, type Page, test } from "@playwright/test";
import {
  chatText,
  fill,
  hasCode,
  isKept,
  openAndFill,
  PAGES,
  rowsFrom,
  submitButton,
  supabase,
  valuesOf,
  visitor,
} from "./forms-support.ts";
import { hold, holdScripts } from "./page-checks.ts";

const REST = "**/rest/v1/contact_submissions*";
const NAMES = Object.keys(visitor());
const button = (page: Page) => submitButton(page, "enquiry");
const notice = (page: Page) => page.locator("#enquiry-notice");

async function expectFailure(page: Page, values: Record<string, string>) {
  await expect(notice(page).locator("strong")).toHaveText("Error");
  await expect(notice(page)).toContainText("Failed to send message. Please try again.");
  await expect(button(page)).toBeEnabled();
  await expect(button(page)).toHaveText("Send Message");
  expect(await valuesOf(page, "enquiry", NAMES)).toEqual(values);
  const chat = notice(page).getByRole("link", { name: "Send it on WhatsApp instead" });
  expect(chatText(await chat.getAttribute("href"))).toContain(values.message);
}

async function expectSuccess(page: Page) {
  await expect(notice(page).locator("strong")).toHaveText("Message Sent Successfully!");
  await expect(notice(page)).toContainText("We'll get back to you within 24 hours.");
}

test("has the fields of the specification", async ({ page }) => {
  await page.goto(PAGES.enquiry);
  const required = (name: string) => page.locator(`#enquiry-${name}`).getAttribute("required");
  await expect(page.locator("#enquiry-form label:not([for=enquiry-trap])")).toHaveText([
    "Full Name",
    "Email Address",
    "Phone Number",
    "Company Name",
    "Message",
  ]);
  expect(await Promise.all(NAMES.map(required))).toEqual(["", "", null, null, ""]);
  await expect(page.locator("#enquiry-phone")).toHaveAttribute("placeholder", /^\+61 /);
  await expect(page.locator("#enquiry-message")).toHaveAttribute("rows", "5");
  await expect(page.locator("#enquiry-form")).toContainText("stores these details");
});

test("sends, clears and lists the receipt, which outlives the page", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  const answer = await hold(page, REST);
  await button(page).click();
  await expect(button(page)).toHaveText("Sending...");
  await expect(button(page)).toBeDisabled();
  answer();
  await expectSuccess(page);
  expect(Object.values(await valuesOf(page, "enquiry", NAMES)).join("")).toBe("");

  const rows = await rowsFrom(values.email);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ ...values, page: PAGES.enquiry });
  expect(rows[0]?.service).not.toBe("General Inquiry");
  const receipt = page.locator("#receipts li").first();
  await expect(receipt).toContainText(rows[0]?.reference ?? "-");
  await expect(receipt).toContainText(rows[0]?.service ?? "-");
  await expect(receipt.locator("time")).toHaveText(/^\d+ \w+ 20\d\d, \d+:\d\d [ap]m AEST$/);

  await page.reload();
  await page.locator("#enquiry-name").focus();
  await expect(receipt).toContainText(rows[0]?.reference ?? "-");
  await expect(page.locator("#enquiry-name")).toHaveValue("");
});

test("receipts can be removed from the browser", async ({ page }) => {
  await openAndFill(page, "enquiry");
  await button(page).click();
  await expect(page.locator("#receipts li")).toHaveCount(1);
  await page.getByRole("button", { name: "Remove these from this browser" }).click();
  await expect(page.locator("#receipts")).toHaveCount(0);
  await expect(page.getByText("Removed from this browser.")).toBeFocused();
  await page.reload();
  await page.locator("#enquiry-name").focus();
  await page.locator("#enquiry-name").fill("x");
  await isKept(page, "enquiry");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("says what is wrong by the field, and puts the focus there", async ({ page }) => {
  await openAndFill(page, "enquiry", { email: "nobody", message: "x".repeat(5_001) });
  await button(page).click();
  await expect(page.locator("#enquiry-email")).toBeFocused();
  await expect(page.locator("#enquiry-email")).toHaveAccessibleDescription("Invalid email address");
  await expect(page.locator("#enquiry-message")).toHaveAccessibleDescription(
    "Use at most 5,000 characters",
  );
  await page.locator("#enquiry-message").fill("");
  await expect(page.locator("#enquiry-message-error")).toHaveText("Message is required");
});

for (const [what, status, body] of [
  ["an error of the server", 500, { message: "boom" }],
  ["a proxy's page", 502, "<h1>Bad gateway</h1>"],
  ["a refused key", 401, { message: "Invalid API key" }],
] as const) {
  test(`keeps every value through ${what}, and sends on the next try`, async ({ page }) => {
    const values = await openAndFill(page, "enquiry");
    await page.route(REST, (route) =>
      route.fulfill({ status, body: typeof body === "string" ? body : JSON.stringify(body) }),
    );
    await button(page).click();
    await expectFailure(page, values);
    await page.unroute(REST);
    await button(page).click();
    await expectSuccess(page);
    expect(await rowsFrom(values.email)).toHaveLength(1);
  });
}

test("keeps every value offline, and sends once back online", async ({ page, context }) => {
  const values = await openAndFill(page, "enquiry");
  await context.setOffline(true);
  await button(page).click();
  await expectFailure(page, values);
  await context.setOffline(false);
  await button(page).click();
  await expectSuccess(page);
  expect(await rowsFrom(values.email)).toHaveLength(1);
});

test("gives up on a database that does not answer", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  await page.route(REST, () => {});
  await button(page).click();
  await expect(notice(page).locator("strong")).toHaveText("Error", { timeout: 40_000 });
  await expectFailure(page, values);
});

test("what was typed comes back after a reload that shows the top of the page", async ({
  page,
}) => {
  const { message } = await openAndFill(page, "enquiry");
  await page.evaluate(() => {
    history.scrollRestoration = "manual";
  });
  await page.reload();
  await hasCode(page, "enquiry");
  await expect(page.locator("#enquiry-message")).toHaveValue(message);
});

test("a lost answer, a reload and another try make one row", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  await page.route(REST, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page).click();
  await expectFailure(page, values);
  expect(await rowsFrom(values.email)).toHaveLength(1);
  await page.unroute(REST);
  await page.reload();
  await hasCode(page, "enquiry");
  await expect(page.locator("#enquiry-message")).toHaveValue(values.message);
  await button(page).click();
  await expectSuccess(page);
  const rows = await rowsFrom(values.email);
  expect(rows).toHaveLength(1);
  await expect(page.locator("#receipts")).toContainText(rows[0]?.reference ?? "-");
});

test("an edit after a lost answer is an enquiry of its own", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  await page.route(REST, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await button(page).click();
  await expectFailure(page, values);
  await page.unroute(REST);
  await page.locator("#enquiry-message").fill("On second thoughts: two of them.");
  await button(page).click();
  await expectSuccess(page);
  expect(await rowsFrom(values.email)).toHaveLength(2);
});

test("submitted a hundred times at once makes one request", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  let posts = 0;
  page.on("request", (request) => {
    if (request.method() === "POST") posts += 1;
  });
  await page.locator("#enquiry-form").evaluate((form: HTMLFormElement) => {
    for (let time = 0; time < 100; time++) form.requestSubmit();
  });
  await expectSuccess(page);
  expect(posts).toBe(1);
  expect(await rowsFrom(values.email)).toHaveLength(1);
});

test("a hundred requests at once with one key make one row", async () => {
  const { phone, company, ...values } = visitor();
  const client = supabase("SUPABASE_PUBLISHABLE_KEY");
  const row = { ...values, service: "SEO", page: "/seo", idempotency_key: randomUUID() };
  await Promise.all(
    Array.from({ length: 100 }, () => client.from("contact_submissions").insert(row).select()),
  );
  expect(await rowsFrom(values.email)).toHaveLength(1);
});

test("says when to try again after too many", async ({ page }) => {
  await openAndFill(page, "enquiry");
  const details = JSON.stringify({ scope: "email", retryAfterSeconds: 540 });
  await page.route(REST, (route) =>
    route.fulfill({
      status: 429,
      json: { code: "PT429", message: "enquiry_rate_limited", details, hint: null },
    }),
  );
  await button(page).click();
  await expect(notice(page)).toContainText("Please try again in 9 minutes.");
});

test("a robot's enquiry is not stored", async ({ page }) => {
  const values = await openAndFill(page, "enquiry");
  await page.locator("#enquiry-trap").evaluate((trap: HTMLInputElement) => {
    trap.value = "https://robot.example";
  });
  await button(page).click();
  await expectFailure(page, values);
  expect(await rowsFrom(values.email)).toHaveLength(0);
});

test("can be filled in and sent by keyboard alone", async ({ page }) => {
  const values = visitor();
  await page.goto(PAGES.enquiry);
  await page.locator("#enquiry-name").focus();
  for (const value of Object.values(values)) {
    await page.keyboard.insertText(value);
    await page.keyboard.press("Tab");
  }
  await isKept(page, "enquiry");
  await expect(button(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await expectSuccess(page);
  expect(await rowsFrom(values.email)).toHaveLength(1);
});

test("what is typed before the page's code arrives is kept", async ({ page }) => {
  const arrive = await holdScripts(page);
  const values = visitor();
  await page.goto(PAGES.enquiry, { waitUntil: "commit" });
  await fill(page, "enquiry", values);
  arrive();
  await isKept(page, "enquiry");
  expect(await valuesOf(page, "enquiry", NAMES)).toEqual(values);
  await button(page).click();
  await expectSuccess(page);
  expect(await rowsFrom(values.email)).toHaveLength(1);
});

test("the database's code comes with the first enquiry, not with the page", async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on("response", (response) => {
    if (response.url().includes("/_next/static/")) scripts.push(response.text());
  });
  const holdingIt = async () =>
    (await Promise.all(scripts)).filter((script) => script.includes("rest/v1"));
  await openAndFill(page, "enquiry");
  expect(await holdingIt()).toHaveLength(0);
  await button(page).click();
  await expectSuccess(page);
  expect(await holdingIt()).toHaveLength(1);
});
