import { expect, type Page, test } from "@playwright/test";
import { hold } from "./page-checks.ts";

/** Stops these events at the document, as extensions do, and records what a page calls. */
const stopEvents = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ["click", "change"]) {
      document.addEventListener(name, (event) => event.stopPropagation(), { capture: true });
    }
    navigator.sendBeacon = (address) => {
      document.documentElement.dataset.sent = String(address);
      return true;
    };
    window.print = () => {
      document.documentElement.dataset.printed = "";
    };
  });

test("what a page does needs no event to reach an element", async ({ page }) => {
  await stopEvents(page);
  await page.context().route("https://wa.me/**", (route) => route.abort());
  await page.goto("/services/react-developer");
  await page.locator("main a[href*='//wa.me/']").first().click();
  await expect(page.locator("html")).toHaveAttribute("data-sent", "/api/contacts/chat");
  const ticks = page.locator("main input[name=line]");
  const docket = page.locator("#docket");
  await ticks.nth(0).check();
  await ticks.nth(1).check();
  await expect(docket).toContainText("2 lines");
  await page.goto("/quote?line=ui-ux-designer.at299900m");
  await page.locator("[data-print]").click();
  await expect(page.locator("html")).toHaveAttribute("data-printed", "");
});

test("“Load More” works before its code has loaded", async ({ page }) => {
  await hold(page, "**/client/load-more-*.js");
  await page.goto("/blog");
  await page.getByRole("link", { name: "Load More Articles" }).click();
  await expect(page).toHaveURL("/blog/page/2");
});
