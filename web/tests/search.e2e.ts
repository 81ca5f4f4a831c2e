import { expect, test } from "@playwright/test";
import { axeProblems } from "./page-checks.ts";
import { dialog, field, hits, magnifier } from "./search-support.ts";

test("opens by keyboard; arrows choose a hit, and Enter opens it", async ({ page }) => {
  const indexes: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/search/index.json")) indexes.push(request.url());
  });
  await page.goto("/about");
  expect(indexes).toEqual([]);
  await page.keyboard.press("/");
  await expect(field(page)).toBeFocused();
  await field(page).fill("uber clone");
  await expect(hits(page).first()).toContainText("Service");
  await expect(hits(page).first()).toContainText(/\$\d+,\d{3}/);
  await expect(hits(page).first()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  await expect(hits(page).nth(1)).toHaveAttribute("aria-selected", "true");
  const href = await hits(page).nth(1).getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href ?? "");
  expect(indexes).toHaveLength(1);
});

test("reports that there are no hits, and returns focus on Escape", async ({ page }) => {
  await page.goto("/");
  await magnifier(page).focus();
  await page.keyboard.press("Enter");
  await field(page).fill("xylophone");
  await expect(dialog(page).getByRole("status")).toHaveText(/Nothing for “xylophone”/);
  expect(await axeProblems(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toBeHidden();
  await expect(magnifier(page)).toBeFocused();
});
