import { expect, type Locator, type Page, test } from "@playwright/test";

/** Sets a field and says only that it has changed, as dictation and form fillers may. */
const setQuietly = (field: Locator, value: string) =>
  field.evaluate((element: HTMLInputElement, text) => {
    element.value = text;
    element.dispatchEvent(new Event("change", { bubbles: true }));
  }, value);

const months = (page: Page) => page.locator("[data-line] input[type=number]");
const total = (page: Page) => page.locator("[data-slot=total]");
const dearest = (page: Page) => page.locator('article:has([value^="service-linkedin-clone."])');
const filter = (page: Page) => page.locator("main [data-filter]");

test("fields count however they were set", async ({ page }) => {
  await page.goto("/quote?line=react-developer.at359900m");
  await months(page).fill("2");
  await expect(total(page)).toHaveText("$7,198.00");
  await setQuietly(months(page), "6");
  await expect(total(page)).toHaveText("$21,594.00");
  await expect(months(page)).toHaveValue("6");
});

test("the second click of a double click does nothing, except on a stepper", async ({ page }) => {
  await page.goto(
    "/quote?line=react-developer.at359900m&line=website-design.at199900&line=ui-ux-designer.at299900m",
  );
  await page.locator("[data-step='1']").first().dblclick();
  await expect(months(page).first()).toHaveValue("3");
  await page.locator("[data-remove]").first().dblclick();
  await expect(page.locator("[data-line]")).toHaveCount(2);
});

test("a module that could not be fetched is fetched as the visitor goes on", async ({ page }) => {
  const module = "**/client/filter-*.js";
  await page.route(module, (route) => route.abort());
  await page.goto("/services");
  const failed = page.waitForEvent("requestfailed");
  await filter(page).focus();
  await failed;
  await page.unroute(module);
  await filter(page).hover();
  await page.keyboard.type("shopify");
  await expect(dearest(page)).toBeHidden();
});

test("a phone's menu closes when the focus leaves it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await menu.getByRole("link").last().focus();
  for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
});
