import { expect, type Page, test } from "@playwright/test";
import { axeProblems, hydrated } from "./page-checks.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const section = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const arrow = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });

test("the menu is whole where its prices cannot be fetched", async ({ page }) => {
  await page.route("**/menu.json", (route) => route.abort());
  await page.goto("/about");
  await hydrated(page);
  const failed = page.waitForEvent("requestfailed");
  await section(page, "App Clones").hover();
  await failed;
  await expect(section(page, "Uber clone")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await section(page, "Uber clone").click();
  await expect(page).toHaveURL("/services/uber-clone");
});

test.describe("on a phone, without JavaScript", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, javaScriptEnabled: false });

  test("the menu opens, its groups too, and its links lead on", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("button", { name: "Menu" }).tap();
    await arrow(page, "App Clones").tap();
    await section(page, "Uber clone").tap();
    await expect(page).toHaveURL("/services/uber-clone");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("the open menu is accessible, and a second tap closes what the first opened", async ({
    page,
  }) => {
    await page.goto("/about");
    const toggle = page.getByRole("button", { name: "Menu" });
    await toggle.tap();
    await expect(section(page, "Home")).toBeVisible();
    await arrow(page, "Social Media").tap();
    await expect(section(page, "TikTok")).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await arrow(page, "Social Media").tap();
    await expect(section(page, "TikTok")).toBeHidden();
    await toggle.tap();
    await expect(menu(page)).toBeHidden();
  });
});
