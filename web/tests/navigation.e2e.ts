import { expect, type Page, test } from "@playwright/test";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const section = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });
const arrow = (page: Page, name: string) => menu(page).locator("summary", { hasText: name });

test("hovering opens one section at a time, with the prices of its pages", async ({ page }) => {
  await page.goto("/about");
  // A pointer is known to move once it has been seen elsewhere.
  await page.mouse.move(0, 0);
  await section(page, "Services").hover();
  const all = menu(page).getByRole("link", { name: /^All \d+ services$/ });
  await expect(all).toHaveAttribute("href", "/services");
  await section(page, "App Clones").hover();
  await expect(all).toBeHidden();
  await expect(section(page, "Uber clone").locator("..")).toContainText(/\$\d/);
  await page.keyboard.press("Escape");
  await expect(section(page, "Uber clone")).toBeHidden();
});

test("the keyboard opens and closes sections and follows links", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the content" })).toBeFocused();
  await section(page, "App Clones").focus();
  await expect(section(page, "Uber clone")).toBeHidden();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(section(page, "Uber clone")).toBeVisible();
  // The module that writes the prices also closes sections.
  await expect(section(page, "Uber clone").locator("..")).toContainText(/\$\d/);
  await page.keyboard.press("Tab");
  await expect(menu(page).locator("details[open] a").nth(1)).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(section(page, "Uber clone")).toBeHidden();
  await expect(arrow(page, "App Clones")).toBeFocused();
  // The link beside it has the name of the group.
  await expect(arrow(page, "App Clones")).toHaveAccessibleName("App Clones menu");
  await page.keyboard.press("Enter");
  await section(page, "Uber clone").focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/services/uber-clone");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("one group is open at a time, by its name too", async ({ page }) => {
    await page.goto("/about");
    await expect(menu(page)).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).tap();
    await arrow(page, "Social Media").tap();
    await expect(section(page, "TikTok marketing")).toBeVisible();
    await arrow(page, "App Clones").tap();
    await expect(section(page, "TikTok marketing")).toBeHidden();
    await expect(section(page, "Uber clone").locator("..")).toContainText(/\$\d/);
    // Taps the name itself, away from the arrow.
    const name = { position: { x: 20, y: 20 } };
    await arrow(page, "App Clones").tap(name);
    await expect(section(page, "Uber clone")).toBeHidden();
    await expect(page).toHaveURL("/about");
    await arrow(page, "App Clones").tap(name);
    await expect(menu(page).locator("details[open] a").first()).toHaveAttribute(
      "href",
      "/app-clones",
    );
  });
});
