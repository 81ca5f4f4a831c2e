import { expect, type Page, test } from "@playwright/test";
import { axeProblems, hydrated } from "./page-checks.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const section = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const arrow = (page: Page, name: string) => menu(page).getByText(`Pages under ${name}`);

test.describe("on a wide screen", () => {
  test("the section of a page is marked, whichever of its pages is open", async ({ page }) => {
    await page.goto("/services/uber-clone");
    await expect(section(page, "Services")).toHaveAttribute("aria-current", "true");
    await expect(section(page, "Home")).not.toHaveAttribute("aria-current");
    await page.goto("/instagram-chatbot");
    await expect(section(page, "Services")).toHaveAttribute("aria-current", "true");
    await page.goto("/blog");
    await expect(section(page, "Blog")).toHaveAttribute("aria-current", "page");
  });

  test("hovering a section opens its pages, one section at a time", async ({ page }) => {
    await page.goto("/about");
    await section(page, "App Clones").hover();
    await expect(section(page, "Uber clone")).toBeVisible();
    await section(page, "Social Media").hover();
    await expect(section(page, "Uber clone")).toBeHidden();
    await expect(section(page, "TikTok")).toBeVisible();
    // Until the script that listens for it has come.
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(section(page, "TikTok")).toBeHidden({ timeout: 200 });
    }).toPass();
    await section(page, "App Clones").hover();
    await section(page, "Uber clone").click();
    await expect(page).toHaveURL("/services/uber-clone");
  });

  test("the keyboard opens, closes and follows", async ({ page }) => {
    await page.goto("/about");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
    await section(page, "App Clones").focus();
    await expect(section(page, "Uber clone")).toBeHidden();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(section(page, "Uber clone")).toBeVisible();
    expect(await axeProblems(page)).toEqual([]);
    await page.keyboard.press("Tab");
    await expect(menu(page).locator("details[open] li:first-child a")).toBeFocused();
    await expect(async () => {
      await page.keyboard.press("Escape");
      await expect(section(page, "Uber clone")).toBeHidden({ timeout: 200 });
    }).toPass();
    await expect(arrow(page, "App Clones").locator("..")).toBeFocused();
    await page.keyboard.press("Enter");
    await section(page, "Uber clone").focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/services/uber-clone");
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });

  test("one group is open at a time, and a tap on the open one closes it", async ({ page }) => {
    await page.goto("/about");
    await expect(menu(page)).toBeHidden();
    await toggle(page).tap();
    await expect(section(page, "Home")).toBeVisible();
    await arrow(page, "App Clones").locator("..").tap();
    await expect(section(page, "Uber clone")).toBeVisible();
    await arrow(page, "Social Media").locator("..").tap();
    await expect(section(page, "TikTok")).toBeVisible();
    await expect(section(page, "Uber clone")).toBeHidden();
    expect(await axeProblems(page)).toEqual([]);
    await arrow(page, "Social Media").locator("..").tap();
    await expect(section(page, "TikTok")).toBeHidden();
    await toggle(page).tap();
    await expect(menu(page)).toBeHidden();
  });

  test("a tap on a link closes the menu, and it stays closed on the way back", async ({ page }) => {
    await page.goto("/about");
    await hydrated(toggle(page));
    await toggle(page).tap();
    await arrow(page, "App Clones").locator("..").tap();
    await section(page, "Uber clone").tap();
    await expect(page).toHaveURL("/services/uber-clone");
    await expect(menu(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL("/about");
    await expect(menu(page)).toBeHidden();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("the menu opens, its groups too, and its links lead on", async ({ page }) => {
      await page.goto("/about");
      await toggle(page).tap();
      await arrow(page, "App Clones").locator("..").tap();
      await section(page, "Uber clone").tap();
      await expect(page).toHaveURL("/services/uber-clone");
    });
  });
});
