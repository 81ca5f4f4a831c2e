import { expect, type Page, test } from "@playwright/test";
import { PAGES, rowsFrom, submitButton, visitor } from "./forms-support.ts";
import { hold, scroll, startTime, stopTime } from "./page-checks.ts";

/** The module of forms, but not the loader. */
const FORM_MODULE = "**/client/form-*.js";

/** Watches whether a page asks for the module of forms. Not by its own record, which the clock of a test replaces. */
function watchModule(page: Page): () => boolean {
  let isFetched = false;
  page.on("request", (request) => {
    isFetched ||= request.url().includes("/client/form-");
  });
  return () => isFetched;
}

test.describe("before a module has started", () => {
  test("a pointer at rest does not fetch the module of a form", async ({ page }) => {
    const isFetched = watchModule(page);
    await startTime(page);
    await page.goto("/contact");
    await stopTime(page);
    const box = await page.locator("#contact-form").boundingBox();
    const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 5];
    // As the browser reports a pointer that rests where the page opens.
    await page.mouse.move(x, y);
    await page.clock.runFor(2_000);
    expect(isFetched()).toBe(false);
    await page.mouse.move(x + 10, y);
    await expect.poll(isFetched).toBe(true);
  });

  test("a form that approaches the viewport fetches its module", async ({ page }) => {
    const isFetched = watchModule(page);
    await startTime(page);
    await page.goto("/services/uber-clone");
    await stopTime(page);
    await page.clock.runFor(2_000);
    expect(isFetched()).toBe(false);
    await scroll(page, "main form");
    await expect.poll(isFetched).toBe(true);
  });

  test("a form that is submitted is sent once, when its module has started", async ({ page }) => {
    const release = await hold(page, FORM_MODULE);
    const sent: string[] = [];
    page.on("request", (request) => request.method() === "POST" && sent.push(request.url()));
    const { email, ...values } = visitor();
    await page.goto(PAGES.enquiry);
    for (const [name, value] of Object.entries({ ...values, email })) {
      await page.locator(`#enquiry-${name}`).fill(value);
    }
    await submitButton(page, "enquiry").click();
    await submitButton(page, "enquiry").click();
    expect(sent).toEqual([]);
    release();
    await expect(page.locator("#enquiry-notice strong")).toHaveText("Message Sent Successfully!");
    expect(sent).toHaveLength(1);
    expect(await rowsFrom(email)).toMatchObject([values]);
  });

  test("a form whose module cannot be loaded is sent by HTML", async ({ page }) => {
    await page.route(FORM_MODULE, (route) => route.fulfill({ status: 404 }));
    const { email, name, message } = visitor();
    await page.goto(PAGES.enquiry);
    for (const [field, value] of Object.entries({ email, name, message })) {
      await page.locator(`#enquiry-${field}`).fill(value);
    }
    await Promise.all([page.waitForNavigation(), submitButton(page, "enquiry").click()]);
    await expect(page.locator("#enquiry-notice")).toContainText("Your reference: ENQ-");
    expect(await rowsFrom(email)).toHaveLength(1);
  });

  test("a form that is submitted offline keeps the page, and says so", async ({
    page,
    context,
  }) => {
    await page.goto(PAGES.contact);
    for (const [field, value] of Object.entries({ ...visitor() })) {
      const control = page.locator(`#contact-${field}`);
      // Not a visitor's: nothing has fetched the module yet.
      await control.evaluate((element: HTMLInputElement, text) => {
        element.value = text;
      }, value);
    }
    await page.locator("#contact-service").evaluate((element: HTMLSelectElement) => {
      element.selectedIndex = 1;
    });
    await context.setOffline(true);
    await page.locator("#contact-form").evaluate((form: HTMLFormElement) => form.requestSubmit());
    const status = page.locator("#contact-form [data-status]");
    await expect(status).toHaveText("You’re offline. Reconnect and try again.");
    await context.setOffline(false);
    await expect(status).toBeEmpty();
  });
});
