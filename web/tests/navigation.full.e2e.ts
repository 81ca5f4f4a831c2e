import { expect, type Page, test } from "@playwright/test";
import { axeProblems } from "./page-checks.ts";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const section = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const arrow = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });
const toggle = (page: Page) => page.getByRole("button", { name: "Menu" });

test("the menu is complete if its prices cannot be fetched", async ({ page }) => {
  await page.route("**/menu.json", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.goto("/about");
  // A pointer that rests where it was first seen means nothing.
  await page.mouse.move(1, 1);
  await section(page, "App Clones").hover();
  await failed;
  await expect(section(page, "Uber clone")).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await section(page, "Uber clone").click();
  await expect(page).toHaveURL("/services/uber-clone");
});

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

/** The parts of the header, from left to right. */
const headerParts = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("header > div > :not(nav), #navigation > ul > li")]
      .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .map(({ name, box: { left, right } }) => ({ name, left, right }))
      .sort((one, other) => one.left - other.left),
  );

test("nothing in the header is closer than 16 px to the next", async ({ page }) => {
  await page.goto("/about");
  for (const width of [360, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    const parts = await headerParts(page);
    const close = parts.filter(({ right }, at) => (parts[at + 1]?.left ?? Infinity) - right < 15.5);
    expect(close, `${width} px`).toEqual([]);
  }
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

test("forced colours give buttons borders, and higher contrast gives quiet text the colour of the rest", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active", contrast: "more" });
  await page.goto("/services");
  const root = page.locator("html");
  const value = (name: string) =>
    root.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);
  expect(await value("--color-mute")).toBe(await value("--color-text"));
  // Its ring would look like the focus.
  const popular = page.locator("main [class*=popular]").first();
  expect(await popular.evaluate((card) => getComputedStyle(card, "::before").content)).toBe("none");
  const width = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(await width("main .button")).toBe("1px");
});

test("a link within the page scrolls smoothly where a click does not focus it, and tabbing does not", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/blog/cybersecurity-2025");
  const behaviour = () => getComputedStyle(document.documentElement).scrollBehavior;
  // As in Safari.
  await page.evaluate(() => addEventListener("mousedown", (event) => event.preventDefault()));
  const atClick = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener("click", () => {
          const { activeElement, documentElement } = document;
          resolve([activeElement?.tagName, getComputedStyle(documentElement).scrollBehavior]);
        });
      }),
  );
  const contents = page.getByRole("navigation", { name: "In this article" });
  await contents.getByRole("link").nth(1).click();
  expect(await atClick).toEqual(["BODY", "smooth"]);
  await page.mouse.move(0, 0);
  await page.getByRole("link", { name: "Back to Blog" }).focus();
  expect(await page.evaluate(behaviour)).toBe("auto");
});
