import { expect, type Page, test } from "@playwright/test";
import { axeProblems, openHydrated } from "./page-checks.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const section = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const arrow = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });
const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });

test("the menu is complete if its prices cannot be fetched", async ({ page }) => {
  await page.route("**/menu.json", (route) => route.abort());
  await openHydrated(page, "/about");
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

  test("the menu and its groups open, and its links work", async ({ page }) => {
    await page.goto("/about");
    await toggle(page).tap();
    await arrow(page, "App Clones").tap();
    await section(page, "Uber clone").tap();
    await expect(page).toHaveURL("/services/uber-clone");
  });
});

/** Widths of the menu as a panel and as a row, including both sides of each breakpoint. */
const WIDTHS = [320, 768, 1023, 1024, 1200, 1216, 1250, 1279, 1280, 1440];

test("no entry of the menu is missing at any width", async ({ page }) => {
  await page.goto("/about");
  const links = await menu(page).locator("> ul > li > a").allTextContents();
  expect(links[0]).toBe("Home");
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const isPanel = await toggle(page).isVisible();
    if (isPanel) await toggle(page).click();
    for (const name of links) {
      // In the panel, the name of a group opens it.
      const entry = menu(page).locator("> ul > li > a, summary").filter({ hasText: name });
      await expect(entry.filter({ visible: true }).first(), `${width} ${name}`).toBeVisible();
    }
    if (isPanel) await toggle(page).click();
  }
});

test("a phone's open menu is accessible, covers the page and stops scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await toggle(page).click();
  await arrow(page, "Social Media").click();
  await expect(section(page, "TikTok")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  const box = await menu(page).boundingBox();
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(740);
  // Scrolls the menu to its end: a wheel event would otherwise scroll the menu alone.
  await menu(page).evaluate((panel) => panel.scrollTo(0, panel.scrollHeight));
  await page.mouse.move(180, 700);
  await page.mouse.wheel(0, 600);
  await toggle(page).click();
  await expect(menu(page)).toBeHidden();
  // If the page had scrolled underneath, this would be added to it.
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(100);
});

test("buttons have borders in forced-colours mode", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/hire-resources");
  const width = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await width("main .button")).toBe("1px");
});
