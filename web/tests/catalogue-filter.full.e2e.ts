import { expect, type Page, test } from "@playwright/test";
import { axeProblems, holdScripts, hydrated, openHydrated, watch } from "./page-checks.ts";

const rows = (page: Page) => page.locator("main section[id] > article");
const price = (page: Page) => page.getByRole("combobox", { name: "Starting price" });
const comparison = (page: Page) => page.getByRole("region", { name: "Side by side" });
const compareButton = (page: Page) => page.getByRole("button", { name: "Compare side by side" });

/** Ticks the lines at these positions. Returns their titles. */
async function tick(page: Page, places: readonly number[]): Promise<string[]> {
  const titles: string[] = [];
  for (const place of places) {
    const row = rows(page).nth(place);
    titles.push((await row.locator("h3 > :first-child").textContent()) ?? "");
    await row.getByRole("checkbox").check();
  }
  return titles;
}

test("compares up to three ticked services side by side", async ({ page }) => {
  const { complaints } = watch(page);
  await openHydrated(page, "/services");
  await expect(compareButton(page)).toBeHidden();
  const titles = await tick(page, [0, 1, 5]);
  await expect(rows(page).locator("input:not(:checked)").first()).toBeDisabled();
  await expect(page.getByText("3 of 3 ticked")).toBeVisible();
  await expect(page).toHaveURL("/services");
  expect(complaints).toEqual([]);
  await compareButton(page).click();
  await expect(page).toHaveURL(/\?compare=[\w-]+&compare=[\w-]+&compare=[\w-]+#comparison$/);
  await expect(comparison(page)).toBeInViewport();
  const headers = comparison(page).getByRole("columnheader");
  await expect(headers).toHaveText(titles);
  for (const name of ["Price", "What it is", "Includes", "Rating", "Ask"]) {
    await expect(comparison(page).getByRole("rowheader", { name, exact: true })).toBeVisible();
  }
  expect(await axeProblems(page)).toEqual([]);

  // Filtering the rows does not change the comparison.
  await hydrated(page);
  await price(page).selectOption("500");
  await expect(page).toHaveURL(/\?max=500&compare=/);
  await expect(headers).toHaveText(titles);
  await comparison(page)
    .getByRole("button", { name: `Leave out ${titles[1]}` })
    .click();
  await expect(headers).toHaveText(titles.filter((_, index) => index !== 1));
  await expect(price(page)).toHaveValue("500");
  await hydrated(page);
  await expect(page).toHaveURL(/\/services\?max=500&compare=[\w-]+&compare=[\w-]+#comparison$/);
});

test("a filter typed before the page's code has loaded is applied", async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto("/hire-resources", { waitUntil: "domcontentloaded" });
  await page.getByRole("searchbox", { name: "Find a role" }).fill("falconer");
  release();
  await expect(page.getByRole("link", { name: "Ask for the role" })).toBeVisible();
  await expect(rows(page).filter({ visible: true })).toHaveCount(0);
});

test("the group in view is marked in the list of groups", async ({ page }) => {
  await openHydrated(page, "/services");
  const groups = page.getByRole("navigation", { name: "Service groups" });
  const stores = groups.getByRole("link", { name: "Online stores" });
  await stores.click();
  await expect(stores).toHaveAttribute("aria-current", "true");
  await expect(groups.locator("[aria-current]")).toHaveCount(1);
});
