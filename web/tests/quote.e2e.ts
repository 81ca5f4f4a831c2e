import { expect, type Page, test } from "@playwright/test";
import { expectSuccess, fill, rowsFrom, send, visitor } from "./forms-support.ts";
import { watch } from "./page-checks.ts";

const tick = (page: Page, label: string) =>
  page.getByRole("checkbox", { name: label, exact: true }).first();
const docket = (page: Page) => page.locator("#docket");
const seeQuote = (page: Page) => page.getByRole("button", { name: "See your quote" });
const lines = (page: Page) => page.locator(".quote-lines tbody tr");
const remove = (page: Page, label: string) =>
  page.getByRole("link", { name: `Remove ${label}`, exact: true });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("a tick leads to a quote, which is sent and stored with its lines", async ({ page }) => {
    await page.goto("/services/react-developer");
    await expect(seeQuote(page)).toBeHidden();
    await tick(page, "UI/UX designer").check();
    await seeQuote(page).click();
    await expect(page).toHaveURL("/quote?line=ui-ux-designer.at299900m");
    await page.getByRole("spinbutton").fill("3");
    await page.getByRole("button", { name: "Update quantities" }).click();
    await expect(lines(page)).toHaveText([/UI\/UX designer.*\$8,997\.00/]);
    await expect(page.locator("tfoot")).toContainText("includes GST of$272.64");
    const values = visitor();
    await fill(page, "enquiry", values);
    await send(page, "enquiry");
    await expectSuccess(page);
    await expect(lines(page)).toHaveCount(1);
    const [row] = await rowsFrom(values.email);
    expect(row?.page).toBe("/quote");
    expect(row?.quote).toContain("– UI/UX designer: $2,999 AUD/month, 3 months: $8,997.00");
    expect(row?.quote).toContain("/quote?line=ui-ux-designer.x3.at299900");
  });
});

test("ticks are kept on the device, add up in the docket, and are sent with the enquiry", async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.goto("/");
  await expect(docket(page)).toBeHidden();
  await tick(page, "AI-Powered Services").check();
  await tick(page, "Social Media Marketing").check();
  await expect(docket(page)).toContainText("$399 + $899/month");
  await expect(docket(page)).toContainText("2 lines");
  await expect(page.locator("[data-quote]")).toHaveText(
    "Your quote: 2 lines, $399 once and $899 a month.",
  );
  await page.goto("/services/react-developer");
  await tick(page, "UI/UX designer").check();
  await expect(docket(page)).toContainText("3 lines");
  await seeQuote(page).click();
  await expect(lines(page)).toHaveCount(3);
  await remove(page, "Social media marketing").click();
  await expect(lines(page)).toHaveCount(2);
  const values = visitor();
  await fill(page, "enquiry", values);
  await page.getByRole("button", { name: "Send this quote" }).click();
  await expectSuccess(page);
  const [row] = await rowsFrom(values.email);
  expect(row?.quote?.split("\n")).toHaveLength(8);
  // What was taken off the quote is no longer ticked elsewhere.
  await page.goto("/");
  await expect(docket(page)).toContainText("2 lines");
  await expect(tick(page, "Social Media Marketing")).not.toBeChecked();
  await expect(tick(page, "AI-Powered Services")).toBeChecked();
  expect(complaints).toEqual([]);
});
