import { expect, type Page, test } from "@playwright/test";

declare global {
  interface Window {
    /** Whether a part of the previous page became the opening of this one; set as the page is revealed. */
    isCarriedOver?: Promise<boolean>;
  }
}

test.use({ reducedMotion: "no-preference" });

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      // The browser animates a group only if both pages have an element of that name.
      const isGroup = ({ effect }: Animation) =>
        effect instanceof KeyframeEffect &&
        effect.pseudoElement === "::view-transition-group(opening)";
      window.isCarriedOver = viewTransition
        ? viewTransition.ready.then(() => document.getAnimations().some(isGroup))
        : Promise.resolve(false);
    });
  }),
);

/** Follows a link of a page, and returns whether a part of the page became the opening of the next. */
async function follow(page: Page, path: string, selector: string): Promise<boolean | undefined> {
  await page.goto(path);
  await page.locator(selector).first().click();
  await page.waitForURL((url) => url.pathname !== path);
  await expect.poll(() => page.evaluate(() => Boolean(window.isCarriedOver))).toBe(true);
  return page.evaluate(() => window.isCarriedOver);
}

test("the picture or the price beside a link becomes the one that the next page opens with", async ({
  page,
}) => {
  expect(await follow(page, "/portfolio", "main article h2 a")).toBe(true);
  expect(await follow(page, "/blog", "main article a")).toBe(true);
  expect(await follow(page, "/", 'aside li a[href^="/services/"]')).toBe(true);
  // From an opening to an opening: one beside a price, one without.
  const service = "/services/uber-clone";
  expect(await follow(page, service, 'footer li a[href^="/services/"]')).toBe(false);
  expect(await follow(page, service, 'main li a[href^="/services/"]')).toBe(true);
  // The page is as it was when the visitor comes back.
  await page.goBack();
  await page.waitForURL(`**${service}`);
  await expect(page.locator("[style*='view-transition-name'], [style*='--opening']")).toHaveCount(
    0,
  );
});

test("a visitor who prefers reduced motion sees no transition", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await follow(page, "/portfolio", "main article h2 a")).toBe(false);
});
