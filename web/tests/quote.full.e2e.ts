import { expect, type Page, test } from "@playwright/test";
import { chatText } from "./forms-support.ts";
import { axeProblems, hold } from "./page-checks.ts";

const EIGHT =
  "website-design google-business-profile-optimization wordpress-maintenance.x3 react-developer.x2 voice-ai ai-lead-scoring.section whatsapp-chatbot product-uploading.x4";
const quoteOf = (keys: readonly string[]) => `/quote?${keys.map((key) => `line=${key}`).join("&")}`;
const lines = (page: Page) => page.locator("[data-line]");
const docket = (page: Page) => page.locator("#docket");
/** The total of the rate card in view, and its button: the docket gives way to them. */
const cardTotal = (page: Page) => page.locator("output[form=docket]");
const seeQuote = (page: Page) => page.locator("button[form=docket]");
const notes = (page: Page) => page.locator("div[data-note]");

test("a shared link shows the same quote elsewhere, and which price has changed since", async ({
  page,
  browser,
}) => {
  await page.goto(quoteOf(["website-design.at100000", "voice-ai"]));
  await expect(notes(page)).toContainText("Website design is now $1,999.00. It was $1,000.00.");
  const link = await page.getByRole("link", { name: "Copy link" }).getAttribute("href");
  const chat = page.getByRole("link", { name: "Send on WhatsApp" });
  const text = chatText(await chat.getAttribute("href"));
  expect(text).toContain(`${link}`);
  expect(text).toContain(`Total $5,998.00, includes GST of $545.27\n`);
  const mail = await page.getByRole("link", { name: "Email it" }).getAttribute("href");
  expect(new URL(mail ?? "").searchParams.get("body")).toContain(`${link}`);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(link ?? "");
  await expect(lines(elsewhere)).toHaveCount(2);
  await expect(notes(elsewhere)).toHaveCount(0);
  await elsewhere.getByRole("link", { name: "Remove Voice AI" }).click();
  await expect(lines(elsewhere)).toHaveCount(1);
  await elsewhere.getByRole("link", { name: "Remove Website design" }).click();
  await expect(elsewhere.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(elsewhere).toHaveTitle(/^Your quote is empty/);
  await elsewhere.close();
});

test("an address that a mail program has changed is repaired, and shared quotes can be continued", async ({
  page,
}) => {
  await page.goto("/quote?line=react-developer.x3&amp;line=voice-ai.");
  await expect(lines(page)).toHaveCount(2);
  await page.goto("/quote%3Fline=react-developer.x3&line=voice-ai");
  await expect(lines(page)).toHaveCount(2);
  await page.getByRole("textbox", { name: "Order number" }).fill("PO-77");
  await page.getByRole("button", { name: "Continue this quote" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await page.getByRole("spinbutton").fill("4");
  await page.getByRole("spinbutton").hover();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  // The same lines with other months are another quote.
  await page.goto("/quote?line=react-developer.x9&line=voice-ai");
  await expect(page.getByRole("button", { name: "Continue this quote" })).toBeVisible();
  await page.goto("/quote");
  await expect(page.getByRole("spinbutton")).toHaveValue("4");
  await expect(page.getByRole("textbox", { name: "Order number" })).toHaveValue("PO-77");
  await page.getByRole("link", { name: "Remove Voice AI" }).click();
  await expect(lines(page)).toHaveCount(1);
  await page.goto("/services");
  await expect(docket(page)).toContainText("1 line");
});

test("a quote that is open in another tab follows this browser's", async ({ page, context }) => {
  await page.goto("/services/react-developer");
  await page.locator("[name=line]").first().check();
  const other = await context.newPage();
  await other.goto("/quote");
  await expect(lines(other)).toHaveCount(1);
  await page.goto("/services/voice-ai");
  await page.locator("[name=line]").first().check();
  await expect(lines(other)).toHaveCount(2);
  await expect(other.getByRole("button", { name: "Continue this quote" })).toBeHidden();
  await other.close();
});

for (const [width, height] of [
  [320, 256],
  [683, 330],
  [390, 844],
] as const) {
  test(`the docket covers nothing that has the focus at ${width} × ${height}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width, height });
    await page.goto("/ui-ux-design/website");
    await page.locator("[name=line]").first().check();
    await expect(docket(page)).toBeVisible();
    const covered = [];
    for (let stop = 0; stop < 60; stop++) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(() => {
        const focused = document.activeElement;
        const box = focused?.getBoundingClientRect();
        if (!focused || !box || box.width * box.height === 0 || focused.closest("#docket"))
          return "";
        const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const));
        const isCovered = points.every(([x, y]) => {
          const top = document.elementFromPoint(box.x + x * box.width, box.y + y * box.height);
          return top?.closest("#docket");
        });
        return isCovered ? focused.outerHTML.slice(0, 80) : "";
      });
      if (name) covered.push(name);
    }
    expect(covered).toEqual([]);
  });
}

test("eight lines print with what each includes, on a few numbered pages", async ({ page }) => {
  await page.goto(quoteOf(EIGHT.split(" ")));
  await expect(lines(page)).toHaveCount(8);
  expect(await axeProblems(page)).toEqual([]);
  const margin = { top: "15mm", bottom: "15mm", left: "15mm", right: "15mm" };
  const pdf = await page.pdf({ format: "A4", margin });
  const pages = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g);
  expect(pages?.length).toBeLessThanOrEqual(5);
  const address = page.locator("[data-slot=address]");
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: "print" });
  await expect(lines(page).first().getByText("Included", { exact: true })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Amount" })).toBeVisible();
  await expect(page.getByRole("combobox").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /^Remove/ })).toHaveCount(0);
  await expect(address).toBeVisible();
  await expect(address).toHaveText(/^http.*line=service-product-uploading\.x4/);
});

test("a number that is too large says so, and ticks made before the script are kept", async ({
  page,
}) => {
  await page.goto("/quote?line=react-developer.x3");
  const months = page.getByRole("spinbutton");
  // The script has started.
  await expect(page.locator("[data-adopt]")).toBeVisible();
  await months.fill("99");
  await expect(months).toHaveJSProperty("validity.rangeOverflow", true);
  await months.press("Tab");
  await expect(months).toHaveValue("3");
  // Without an answer, its page takes the place of this one.
  await page.route("/quote?*", (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await months.fill("5");
  await expect(page).toHaveURL(/x\.service-react-developer=5/);
  await expect(page.locator("[data-slot=total]")).toHaveText("$17,995.00");

  await page.unrouteAll();
  await page.goto("/services");
  await page.locator("main [name=line]").first().check();
  await expect(docket(page)).toContainText("1 line");
  const release = await hold(page, "**/docket*.js");
  await page.reload();
  for (const index of [1, 2, 3]) await page.locator("main [name=line]").nth(index).check();
  release();
  await expect(docket(page)).toContainText("4 lines");
});

test("the card in the opening shows the total in its foot too", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const card = page.locator("[data-opening] aside");
  const layout = () =>
    page.evaluate(() => [
      document.documentElement.scrollHeight,
      document.querySelector("[data-opening] aside")?.getBoundingClientRect().height,
    ]);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto("/");
    const before = await layout();
    const boxes = await card.getByRole("checkbox").all();
    for (const box of boxes) await box.check();
    await expect(card.locator("output")).toHaveText("$9,895 + $899/month 6 lines");
    expect(await layout()).toEqual(before);
    // Its button is never below the docket, which shows once the card has left.
    await card.getByRole("button", { name: "See your quote" }).scrollIntoViewIfNeeded();
    await expect(docket(page)).toBeHidden();
    await page.locator("footer").scrollIntoViewIfNeeded();
    await expect(docket(page)).toBeVisible();
    for (const box of boxes) await box.uncheck();
  }
});

test("ticks work where storage is blocked, and Back does not bring back what was taken off", async ({
  page,
}) => {
  const box = page.getByRole("checkbox", { name: "Add AI-Powered Services to your quote" }).first();
  await page.goto("/");
  await box.check();
  await seeQuote(page).click();
  await expect(page).toHaveURL(/\/quote\?/);
  await page.getByRole("link", { name: /^Remove/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your quote is empty");
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(box).not.toBeChecked();
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get: () => {
        throw new DOMException("Blocked", "SecurityError");
      },
    });
  });
  await page.goto("/");
  await box.check();
  await expect(cardTotal(page)).toContainText("1 line");
});
