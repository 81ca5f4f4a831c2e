import { expect, type Page, test } from "@playwright/test";
import { chatText, expectSuccess, fill, rowsFrom, send, visitor } from "./forms-support.ts";
import { watch } from "./page-checks.ts";

const tick = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Add ${name} to your quote`, exact: true }).first();
const docket = (page: Page) => page.locator("#docket");
const seeQuote = (page: Page) => page.getByRole("button", { name: "See your quote" });
const lines = (page: Page) => page.locator("[data-line]");
const months = (page: Page, name: string) =>
  page.getByRole("spinbutton", { name: `${name}, months` });
const remove = (page: Page, name: string) =>
  page.getByRole("link", { name: `Remove ${name}`, exact: true });
const status = (page: Page) => page.locator("[data-quote]");
const payments = (page: Page) => page.locator("[data-slot=payments] tr");

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a tick leads to a quote, which is changed, sent and stored with its lines", async ({
    page,
  }) => {
    await page.goto("/services/react-developer");
    await expect(seeQuote(page)).toBeHidden();
    await tick(page, "UI/UX designer").check();
    await seeQuote(page).click();
    await expect(page).toHaveURL("/quote?line=service-ui-ux-designer.at299900");
    await page.getByRole("button", { name: "One more: UI/UX designer, months" }).click();
    await expect(months(page, "UI/UX designer")).toHaveValue("2");
    await months(page, "UI/UX designer").fill("4");
    // The field, and not the first stepper of the form.
    await page.keyboard.press("Enter");
    await expect(months(page, "UI/UX designer")).toHaveValue("4");
    await page.getByRole("button", { name: "One fewer: UI/UX designer, months" }).click();
    await expect(months(page, "UI/UX designer")).toHaveValue("3");
    await months(page, "UI/UX designer").fill("9");
    await months(page, "UI/UX designer").fill("3");
    await page.getByRole("button", { name: "Update" }).click();
    await expect(lines(page)).toHaveText([/UI\/UX designer.*\$8,997\.00/s]);
    await expect(page.locator("tfoot")).toContainText("includes GST of $817.91");
    await expect(payments(page)).toHaveText([
      /for 3 months\s*\$2,999\.00 includes GST of \$272\.64/,
    ]);
    await page.getByLabel("Order number").fill("PO-77");
    const values = visitor();
    await fill(page, "enquiry", values);
    await send(page, "enquiry");
    await expectSuccess(page);
    await expect(page.getByText(/^Sent on .*reference ENQ-/)).toBeVisible();
    await expect(lines(page)).toHaveCount(1);
    await expect(page.getByLabel("Order number")).toHaveValue("PO-77");
    const [row] = await rowsFrom(values.email);
    expect(row).toMatchObject({ page: "/quote", service: "Quote: UI/UX designer", order: "PO-77" });
    expect(row?.quote).toContain("$2,999 AUD/month, 3 months: $8,997.00");
    expect(row?.quote).toContain("/quote?line=service-ui-ux-designer.x3.at299900");
  });
});

test("ticks are kept on the device, add up in the docket, and are sent with the enquiry", async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.goto("/");
  await expect(docket(page)).toBeHidden();
  await tick(page, "AI-Powered Services").check();
  await expect(status(page)).toHaveText("Your quote: 1 line, $399. Total $399.00.");
  // Nothing else says the total.
  const others = page.locator("output, [role=status]:not([data-quote]), [aria-live]");
  for (const other of await others.filter({ hasText: "$399" }).all())
    await expect(other).toHaveAttribute("aria-live", "off");
  await tick(page, "Social Media Marketing").check();
  await expect(docket(page)).toContainText("$399 + $899/month");
  await expect(status(page)).toHaveText(/^Your quote: 2 lines, \$399 \+ \$899\/month\. Total/);
  await page.goto("/services/react-developer");
  await tick(page, "UI/UX designer").check();
  await expect(docket(page)).toContainText("3 lines");
  await expect(page.locator("a.skip[href='/quote']")).toHaveText("Your quote");
  // The page of the quote without its lines is this browser's own.
  await page.goto("/quote");
  await expect(lines(page)).toHaveCount(3);
  await expect(lines(page).first()).toContainText("a trial with one task");
  await remove(page, "Instagram marketing").click();
  await expect(lines(page)).toHaveCount(2);
  await expect(remove(page, "UI/UX designer")).toBeFocused();
  await expect(page).toHaveTitle(/^Your quote: 2 lines, \$399 \+ \$2,999\/month/);
  // What is typed is what is sent, without a button for it.
  await months(page, "UI/UX designer").fill("6");
  await page.keyboard.press("Enter");
  await expect(months(page, "UI/UX designer")).toHaveValue("6");
  await expect(page.locator("[data-slot=total]")).toHaveText("$18,393.00");
  await expect(status(page)).toHaveText(
    "Your quote: 2 lines, $399 + $2,999/month. Total over the months shown $18,393.00.",
  );
  const chat = page.locator("[data-slot=chat] a");
  expect(chatText(await chat.getAttribute("href"))).toContain("6 months: $17,994.00");
  const values = visitor();
  await fill(page, "enquiry", values);
  await page.getByRole("button", { name: "Send this quote" }).click();
  await expectSuccess(page);
  const sent = page.getByText(/^Sent on .*reference ENQ-/);
  await expect(sent).toBeVisible();
  const [row] = await rowsFrom(values.email);
  expect(row?.quote).toContain("6 months: $17,994.00");
  expect(row?.quote).toContain(new URL(page.url()).search);
  await expect(sent).toContainText(row?.reference ?? "-");
  // It stays as it was sent, and the next quote starts empty.
  await page.reload();
  await expect(sent).toBeVisible();
  await expect(page.getByRole("button", { name: "Send this quote" })).toBeHidden();
  await page.goto("/");
  await expect(tick(page, "AI-Powered Services")).not.toBeChecked();
  expect(complaints).toEqual([]);
});

test("the months decide the price, and adding another scope changes the line", async ({ page }) => {
  await page.goto("/services/flutter-developer");
  await page.getByRole("checkbox", { name: "Add to your quote" }).check();
  await expect(page.getByRole("checkbox", { name: "On your quote" })).toBeChecked();
  await page.goto("/services");
  await tick(page, "Flutter developer").check();
  await expect(status(page)).toHaveText(
    /^This replaced another price of the same thing\. Your quote: 1 line, \$3,999\/month\. /,
  );
  await seeQuote(page).click();
  await months(page, "Flutter developer").fill("12");
  await expect(page.locator("[data-slot=rate]")).toHaveText("$3,799/month");
  await page.getByRole("button", { name: "One fewer: Flutter developer, months" }).click();
  await expect(page.locator("[data-slot=amount]")).toHaveText("$43,989.00");
  await expect(page).toHaveURL(/flutter-developer\.x11\.at399900/);
});
