import { expect, type Page, test } from "@playwright/test";
import { axeProblems, watch } from "./page-checks.ts";

const field = (page: Page) => page.getByRole("searchbox", { name: "Search services" });
const found = (page: Page) => page.getByRole("main").getByRole("status");
const results = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 });

/** The searches that a page asks the server for. */
function watchSearches(page: Page): string[] {
  const searches: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === "/search" && request.resourceType() === "fetch") searches.push(search);
  });
  return searches;
}

test("“/” opens the search, whose results follow what is typed", async ({ page }) => {
  const { complaints } = watch(page);
  const searches = watchSearches(page);
  await page.goto("/about");
  await page.keyboard.press("/");
  await expect(page).toHaveURL("/search");
  await expect(field(page)).toBeFocused();
  await expect(results(page).filter({ hasText: "What does a website cost?" })).toBeVisible();
  await page.keyboard.type("uber clone");
  await expect(page).toHaveURL("/search?q=uber+clone");
  await expect(results(page).first()).toHaveText("Uber clone");
  await expect(found(page)).toHaveText(/^\d+ pages for “uber clone”$/);
  await expect(field(page)).toBeFocused();
  expect(await axeProblems(page)).toEqual([]);
  await field(page).fill("xylophone");
  await expect(found(page)).toHaveText("Nothing for “xylophone”");
  // Not one for each key.
  expect(searches.length).toBeLessThan(6);
  expect(complaints).toEqual([]);
});

test("a search that is refused keeps the last results, as does a word that is being composed", async ({
  page,
}) => {
  const searches = watchSearches(page);
  await page.goto("/search?q=uber+clone");
  const composed = { bubbles: true, isComposing: true };
  await field(page).fill("tiktok clone");
  // The module that follows the field has come.
  await expect(results(page).first()).toHaveText("TikTok clone");
  searches.length = 0;
  await field(page).evaluate((input: HTMLInputElement, init) => {
    input.value = "チ";
    input.dispatchEvent(new InputEvent("input", init));
  }, composed);
  await page.route("/search?*", (route) => route.fulfill({ status: 429 }));
  const refused = page.waitForResponse((response) => response.status() === 429);
  await field(page).pressSequentially("a");
  await refused;
  await expect(results(page).first()).toHaveText("TikTok clone");
  expect(searches).toEqual([`?${new URLSearchParams({ q: "チa" })}`]);
});

test("without scripts, the header's link and the form search", async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
  await field(page).fill("uber clone");
  await field(page).press("Enter");
  await results(page).first().getByRole("link").click();
  await expect(page).toHaveURL("/services/uber-clone");
  await page.close();
});
