import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "./page-checks.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const section = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const arrow = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });
const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });

/** Widths of the menu as a panel and as a row, including both sides of the breakpoint. */
const WIDTHS = [320, 768, 1279, 1280, 1440];

test("no entry of the menu is missing at any width, without JavaScript", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/about");
  const links = await menu(page).locator("> ul > li > a, details:only-child a").allTextContents();
  expect([links[0], links.at(-1)]).toEqual(["Home", "Contact"]);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    const isPanel = await toggle(page).isVisible();
    if (isPanel) await toggle(page).click();
    else await arrow(page, "More").click();
    for (const name of links) {
      // In the panel, the name of a group opens it.
      const entry = menu(page).locator("a, summary").getByText(name, { exact: true });
      await expect(entry.filter({ visible: true }).first(), `${width} ${name}`).toBeVisible();
    }
    if (isPanel) await toggle(page).click();
    else await arrow(page, "More").click();
  }
  await context.close();
});

for (const [width, height] of [
  [320, 256],
  [740, 360],
] as const) {
  test(`at ${width} × ${height} px, header and bar scroll away with the page`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/services/uber-clone");
    await page.evaluate(() => scrollTo({ top: 1_500, behavior: "instant" }));
    await expect(page.getByRole("banner")).not.toBeInViewport();
    await expect(page.getByRole("complementary", { name: "Contact" })).not.toBeInViewport();
  });
}

test("a phone's open menu is accessible, covers the page and stops scrolling", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/about");
  await toggle(page).click();
  await arrow(page, "Social Media").click();
  await expect(section(page, "TikTok marketing")).toBeVisible();
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
