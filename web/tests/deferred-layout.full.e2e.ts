import { expect, type Page, test } from "@playwright/test";
import { FAMILIES } from "./addresses.ts";
import { deferredParts, laidOut } from "./page-checks.ts";

/** The first heading in view, and where it is. */
const headingInView = (page: Page) =>
  page.evaluate(() => {
    for (const heading of document.querySelectorAll("main :is(h1, h2, h3)")) {
      const { top, height } = heading.getBoundingClientRect();
      if (height > 0 && top >= 0) return `${Math.round(top)} ${heading.textContent}`;
    }
    return "none";
  });

test("Back and a reload return to where the visitor was, on each family of pages", async ({
  page,
}) => {
  test.setTimeout(120_000);
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    for (const path of FAMILIES) {
      await page.goto(path);
      await laidOut(page);
      await page.evaluate(() => {
        const { scrollHeight } = document.documentElement;
        scrollTo({ top: 0.6 * (scrollHeight - innerHeight), behavior: "instant" });
      });
      const heading = await headingInView(page);
      await page.goto("/robots.txt");
      await page.goBack();
      await expect.poll(() => headingInView(page), `${width} ${path}, Back`).toBe(heading);
      await page.reload();
      await expect.poll(() => headingInView(page), `${width} ${path}, reload`).toBe(heading);
    }
  }
});

/** Follows a link to a group of services while others are not laid out, and waits until it is at the top. */
async function followGroupLink(page: Page) {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await deferredParts(page).count()).toBeGreaterThan(5);
  const groups = page.getByRole("navigation", { name: "Service groups" });
  await groups.getByRole("link", { name: "Online stores" }).click();
  await laidOut(page);
  const top = () =>
    page.locator("#ecommerce").evaluate((group) => group.getBoundingClientRect().top);
  // Under the header and the strip of groups.
  await expect.poll(async () => Math.round(await top())).toBe(152);
}

test("a link to a group leads to it before the page is laid out", async ({ page }) => {
  await page.addInitScript(() => {
    // The page is never idle.
    window.requestIdleCallback = () => 0;
  });
  await page.goto("/services");
  // As a browser extension for dark pages does.
  const style = () => page.locator("#ecommerce").evaluate((group) => group.style.color);
  await page.locator("#ecommerce").evaluate((group) => {
    group.style.color = "red";
  });
  await followGroupLink(page);
  expect(await style()).toBe("red");
});
