import { expect, type Page, test } from "@playwright/test";
import { axeProblems, hydrated } from "./page-checks.ts";

const dialog = (page: Page) => page.getByRole("dialog", { name: "Search" });
const field = (page: Page) => dialog(page).getByRole("combobox");
const hits = (page: Page) => dialog(page).getByRole("option");
const magnifier = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search" });

async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(magnifier(page));
}

test("is found by keyboard, chosen with arrows and opened with Enter", async ({ page }) => {
  const indexes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/search/index.json")) indexes.push(request.url());
  });
  await openPage(page, "/about");
  await page.waitForLoadState("networkidle");
  expect(indexes).toEqual([]);

  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await field(page).fill("clone");
  await expect(hits(page).nth(2)).toBeVisible();
  expect(await axeProblems(page)).toEqual([]);
  await expect(hits(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(hits(page).nth(1)).toHaveAttribute("aria-selected", "true");
  const chosen = await hits(page).nth(1).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(chosen ?? "");
  expect(indexes).toHaveLength(1);
});

test("finds services with their price, articles and pages", async ({ page }) => {
  await openPage(page, "/");
  await magnifier(page).click();
  await field(page).fill("uber clone");
  await expect(hits(page).first()).toContainText("Service");
  await expect(hits(page).first()).toContainText(/\$\d+,\d{3}/);
  await field(page).fill("cybersecurity 2025");
  await expect(hits(page).first()).toContainText("Article");
  await field(page).fill("privacy");
  await expect(hits(page).filter({ hasText: "Privacy" }).first()).toBeVisible();
});

test("says that there is nothing, and closes with Escape where it was opened", async ({ page }) => {
  await openPage(page, "/");
  await magnifier(page).focus();
  await page.keyboard.press("Enter");
  await field(page).fill("xylophone");
  await expect(dialog(page).getByRole("status")).toHaveText(/Nothing for “xylophone”/);
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(magnifier(page)).toBeFocused();
});

test("offers questions before anything is typed, and answers one", async ({ page }) => {
  await openPage(page, "/");
  await magnifier(page).click();
  const asked = hits(page).filter({ hasText: "What does a website cost?" });
  await expect(asked).toContainText(/\$\d/);
  await expect(hits(page).first()).toHaveAttribute("aria-selected", "false");
  expect(await axeProblems(page)).toEqual([]);
  await field(page).fill("how much does a website cost");
  await expect(hits(page).first()).toContainText(/website/i);
  await expect(hits(page).first()).toContainText(/\$\d/);
  await field(page).fill("");
  await page.keyboard.press("ArrowDown");
  const chosen = await hits(page).first().getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(chosen ?? "");
});

test("leads to the page of results where the index does not load", async ({ page }) => {
  await page.route("**/search/index.json", (route) => route.abort());
  await openPage(page, "/");
  await magnifier(page).click();
  await field(page).fill("uber clone");
  await expect(dialog(page).getByRole("status")).toHaveText(/could not be loaded/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=uber+clone");
  await expect(page.getByRole("main").getByRole("link", { name: /Uber clone/ })).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("searches on a page of its own", async ({ page }) => {
    await page.goto("/");
    await magnifier(page).click();
    await expect(page).toHaveURL("/search");
    await page.getByRole("searchbox").fill("uber clone");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { name: /for “uber clone”/ })).toBeVisible();
    await page
      .getByRole("main")
      .getByRole("link", { name: /Uber clone/ })
      .click();
    await expect(page).toHaveURL("/services/uber-clone");
  });
});
