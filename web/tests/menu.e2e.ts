import { expect, type Page, test } from "@playwright/test";

const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const section = (page: Page, name: string) => menu(page).getByRole("link", { name, exact: true });

/** The lines of the dropdown that shows: where each leads, and its price. */
const lines = (page: Page) =>
  menu(page)
    .locator("details li:visible")
    .evaluateAll((items) =>
      items.map((item) => ({
        path: item.querySelector("a")?.getAttribute("href") ?? "",
        price: item.querySelector("span")?.textContent ?? "",
      })),
    );

test("a dropdown is a rate card of the prices its pages say, and ends in all services", async ({
  page,
  request,
}) => {
  await page.goto("/about");
  const all = menu(page).getByRole("link", { name: /^All \d+ services$/ });
  await expect(all).toHaveCount(0);
  await expect(async () => {
    await page.mouse.move(600, 500);
    await section(page, "Services").hover();
    await expect(all).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(all).toHaveAttribute("href", "/services");
  let priced = 0;
  for (const name of ["Services", "App Clones", "Hire", "Social Media", "UI/UX"]) {
    await section(page, name).hover();
    const opened = section(page, name).locator("xpath=../details//li[1]/a");
    await expect(opened).toBeVisible();
    for (const { path, price } of await lines(page)) {
      const figure = /\$[\d,]+/.exec(price)?.[0];
      if (!figure) continue;
      priced += 1;
      expect(await (await request.get(path)).text(), `${path}: ${price}`).toContain(figure);
    }
  }
  expect(priced).toBeGreaterThan(15);
});

test("the menu is whole where its prices cannot be fetched", async ({ page }) => {
  let asked = 0;
  await page.route("**/menu.json", (route) => {
    asked += 1;
    return route.abort();
  });
  await page.goto("/about");
  await expect(async () => {
    await page.mouse.move(600, 500);
    await section(page, "App Clones").hover();
    expect(asked).toBeGreaterThan(0);
  }).toPass();
  await section(page, "Uber clone").click();
  await expect(page).toHaveURL("/services/uber-clone");
});
