import { expect, type Page, test } from "@playwright/test";
import { axeProblems, hydrated, watch } from "./page-checks.ts";

const rows = (page: Page) => page.locator("main section[id] > article");
const shown = (page: Page) => rows(page).filter({ visible: true });
const words = (page: Page) => page.getByRole("searchbox", { name: "Find a service" });
const group = (page: Page) => page.getByRole("combobox", { name: "Group" });
const price = (page: Page) => page.getByRole("combobox", { name: "Starting price" });
const comparison = (page: Page) => page.getByRole("region", { name: "Side by side" });
const compareButton = (page: Page) => page.getByRole("button", { name: "Compare side by side" });

/** Opens the lines at these places and ticks them. Returns what they are called. */
async function tick(page: Page, places: readonly number[]): Promise<string[]> {
  const titles: string[] = [];
  for (const place of places) {
    const row = rows(page).nth(place);
    titles.push((await row.locator("h3 > :first-child").textContent()) ?? "");
    await row.locator("summary").first().press("Enter");
    await row.getByRole("checkbox").check();
  }
  return titles;
}
const found = (page: Page) => page.locator("main output");

test("rows follow the fields, the address says what is picked, and Back brings it again", async ({
  page,
}) => {
  const { complaints } = watch(page);
  await page.goto("/services");
  const total = await rows(page).count();
  await hydrated(words(page));
  await words(page).fill("shop");
  await expect(page).toHaveURL("/services?q=shop");
  await expect(shown(page).filter({ hasNotText: /shop/i })).toHaveCount(0);
  await group(page).selectOption("Online stores");
  await price(page).selectOption("500");
  await expect(page).toHaveURL(/\/services\?q=shop&group=[\w-]+&max=500$/);
  const picked = page.url();
  const left = await shown(page).count();
  expect(left).toBeGreaterThan(0);
  await expect(found(page)).toHaveText(`${left} of ${total} services`);
  expect(await axeProblems(page)).toEqual([]);
  expect(complaints).toEqual([]);

  await shown(page).first().getByRole("heading").getByRole("link").click();
  await expect(page).toHaveURL(/\/services\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(picked);
  await expect(shown(page)).toHaveCount(left);
  await expect(words(page)).toHaveValue("shop");

  await hydrated(words(page));
  await words(page).fill("falconry");
  await expect(shown(page)).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Ask for it" })).toBeVisible();
  await words(page).fill("");
  await group(page).selectOption("");
  await price(page).selectOption("");
  await expect(shown(page)).toHaveCount(total);
  await expect(page).toHaveURL("/services");
});

test("what is ticked stands side by side, three at most", async ({ page }) => {
  const { complaints } = watch(page);
  await page.goto("/services");
  await hydrated(words(page));
  await expect(compareButton(page)).toBeHidden();
  const titles = await tick(page, [0, 1, 5]);
  await expect(rows(page).locator("input:not(:checked)").first()).toBeDisabled();
  await expect(page).toHaveURL("/services");
  expect(complaints).toEqual([]);
  await compareButton(page).click();
  await expect(page).toHaveURL(/\?compare=[\w-]+&compare=[\w-]+&compare=[\w-]+#comparison$/);
  await expect(comparison(page)).toBeInViewport();
  const heads = comparison(page).getByRole("columnheader");
  await expect(heads).toHaveText(titles);
  for (const name of ["Price", "What it is", "Includes", "Rating", "Ask"]) {
    await expect(comparison(page).getByRole("rowheader", { name, exact: true })).toBeVisible();
  }
  expect(await axeProblems(page)).toEqual([]);

  // What is picked of the rows says nothing of what stands side by side.
  await hydrated(words(page));
  await price(page).selectOption("500");
  await expect(page).toHaveURL(/\?max=500&compare=/);
  await expect(heads).toHaveText(titles);
  await comparison(page)
    .getByRole("button", { name: `Leave out ${titles[1]}` })
    .click();
  await expect(heads).toHaveText(titles.filter((_, index) => index !== 1));
  await expect(price(page)).toHaveValue("500");
  await hydrated(words(page));
  await expect(page).toHaveURL(/\/services\?max=500&compare=[\w-]+&compare=[\w-]+#comparison$/);
});

test("the group in view is marked in the list of groups", async ({ page }) => {
  await page.goto("/services");
  await hydrated(words(page));
  const groups = page.getByRole("navigation", { name: "Service groups" });
  const stores = groups.getByRole("link", { name: "Online stores" });
  await stores.click();
  await expect(stores).toHaveAttribute("aria-current", "true");
  await expect(groups.locator("[aria-current]")).toHaveCount(1);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the fields ask for the page with what is picked", async ({ page }) => {
    await page.goto("/services");
    await words(page).fill("Shop");
    await price(page).selectOption("500");
    await page.getByRole("button", { name: "Show" }).click();
    await expect(page).toHaveURL("/services?q=Shop&group=&max=500");
    const left = await shown(page).count();
    expect(left).toBeGreaterThan(0);
    await expect(shown(page).filter({ hasNotText: /shop/i })).toHaveCount(0);
    await expect(found(page)).toHaveText(new RegExp(`^${left} of \\d+ services$`));
    await expect(words(page)).toHaveValue("shop");
    await expect(price(page)).toHaveValue("500");
  });

  test("what is ticked stands side by side", async ({ page }) => {
    await page.goto("/services");
    const titles = await tick(page, [0, 5]);
    await compareButton(page).click();
    await expect(comparison(page)).toBeInViewport();
    await expect(comparison(page).getByRole("columnheader")).toHaveText(titles);
    await expect(rows(page).locator("input:checked")).toHaveCount(2);
  });
});

test("what is picked is for visitors, not for search engines", async ({ request }) => {
  const answer = await request.get("/services?q=shop");
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).toMatch(/<link rel="canonical" href="[^"]*\/services"/);
});
