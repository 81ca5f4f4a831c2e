import { expect, test } from "@playwright/test";
import { axeProblems } from "./page-checks.ts";
import { dialog, field, hits, magnifier } from "./search-support.ts";

test("offers questions before anything is typed, and answers one", async ({ page }) => {
  await page.goto("/");
  await magnifier(page).click();
  const hit = hits(page).filter({ hasText: "What does a website cost?" });
  await expect(hit).toContainText(/\$\d/);
  await expect(hits(page).first()).toHaveAttribute("aria-selected", "false");
  expect(await axeProblems(page)).toEqual([]);
  await field(page).fill("how much does a website cost");
  await expect(hits(page).first()).toContainText(/website/i);
  await expect(hits(page).first()).toContainText(/\$\d/);
  await field(page).fill("");
  await page.keyboard.press("ArrowDown");
  const href = await hits(page).first().getAttribute("href");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(href ?? "");
});

test("falls back to the results page if the index does not load", async ({ page }) => {
  await page.route("**/search/index.json", (route) => route.abort());
  await page.goto("/");
  await magnifier(page).click();
  await field(page).fill("uber clone");
  await expect(dialog(page).getByRole("status")).toHaveText(/couldn’t be loaded/);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/search?q=uber+clone");
  await expect(page.getByRole("main").getByRole("link", { name: /Uber clone/ })).toBeVisible();
});

test("keys of an input method that is composing text neither open a hit nor move the selection", async ({
  page,
}) => {
  await page.goto("/about");
  await page.keyboard.press("/");
  await field(page).fill("uber clone");
  await expect(hits(page).first()).toHaveAttribute("aria-selected", "true");
  // As browsers report them: Safari ends the composition before its last key.
  for (const composing of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ["ArrowDown", "Enter"]) {
      await field(page).dispatchEvent("keydown", {
        key,
        bubbles: true,
        cancelable: true,
        ...composing,
      });
    }
  }
  await expect(hits(page).first()).toHaveAttribute("aria-selected", "true");
  await expect(page).toHaveURL("/about");
  await page.keyboard.press("ArrowDown");
  await expect(hits(page).nth(1)).toHaveAttribute("aria-selected", "true");
});
