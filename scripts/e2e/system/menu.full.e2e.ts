/// <reference lib="dom" />
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { shows } from "../support/site.ts";

const PATH = "/about";

/** Finds items of the header bar that overlap the next one or extend beyond the window. */
const clippedItems = (page: Page) =>
  page.evaluate(() => {
    const parts = document.querySelectorAll(
      "header > div > :not(nav), #navigation:not(:popover-open) > ul > li",
    );
    const boxes = [...parts]
      .map((part) => ({ name: part.textContent, box: part.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0)
      .sort((one, other) => one.box.left - other.box.left);
    const clipped = boxes.filter(({ box }, index) => {
      const next = boxes[index + 1]?.box.left ?? innerWidth;
      return box.right > next + 0.5 || box.right > innerWidth;
    });
    const sideways = document.documentElement.scrollWidth > innerWidth ? ["sideways"] : [];
    return [...clipped.map(({ name }) => name), ...sideways];
  });

test("more entries than the menu’s row holds are in “More”", async ({ page }) => {
  const { header } = Object(await lake.getDocument("navigation"));
  const target = { _type: "reference", _ref: "aboutPage" };
  const menu = page.getByRole("navigation", { name: "Main" });
  const labels = ["Case studies", "Press and awards", "Careers"];
  const extra = labels.map((label) => ({ _type: "navigationGroup", _key: label, label, target }));
  await lake.patch("navigation", { set: { header: [...header, ...extra] } }).commit();
  await shows(PATH, "Careers");
  for (const width of [1024, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(PATH);
    expect(await clippedItems(page), `at ${width} px`).toEqual([]);
    if (width < 1280) await page.getByRole("button", { name: "Menu" }).click();
    else await menu.locator("summary", { hasText: /^More$/ }).click();
    const last = menu.getByRole("link", { name: "Careers", exact: true });
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
    expect(await clippedItems(page)).toEqual([]);
  }
});
