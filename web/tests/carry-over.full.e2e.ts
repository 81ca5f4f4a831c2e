import { expect, type Page, test } from "@playwright/test";

declare global {
  interface Window {
    /** The names of what the browser animated as the page was revealed. */
    carried?: Promise<string[]>;
  }
}

/** Reads which parts of the previous page become parts of this one; none without a transition. */
async function carried(page: Page): Promise<string[]> {
  await expect.poll(() => page.evaluate(() => Boolean(window.carried))).toBe(true);
  return page.evaluate(() => window.carried ?? []);
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener("pagereveal", ({ viewTransition }) => {
      const namesOf = () => {
        const names = document.getAnimations().map(({ effect }) => {
          // Every animation at this time is of a pseudo-element of the transition.
          const { pseudoElement } = effect as KeyframeEffect;
          return /-group\((picture|price)\)/.exec(pseudoElement ?? "")?.[1] ?? "";
        });
        return [...new Set(names.filter(Boolean))];
      };
      window.carried = viewTransition ? viewTransition.ready.then(namesOf) : Promise.resolve([]);
    });
  }),
);

/** Follows a link on a page, and returns what it carried. */
async function follow(page: Page, path: string, link: string): Promise<string[]> {
  await page.goto(path);
  await page.locator(link).first().scrollIntoViewIfNeeded();
  await page.locator(link).first().click();
  await page.waitForURL((url) => url.pathname !== path);
  return carried(page);
}

test("the picture or price beside a link becomes the one that the next page opens with", async ({
  page,
}) => {
  expect(await follow(page, "/portfolio", "main article h2 a")).toEqual(["picture"]);
  expect(await follow(page, "/blog", "main article a")).toEqual(["picture"]);
  expect(await follow(page, "/", 'aside li a[href^="/services/"]')).toEqual(["price"]);
  // From one opening to another, nothing of it is carried.
  expect(await follow(page, "/services/uber-clone", 'main li a[href^="/services/"]')).toEqual([
    "price",
  ]);
  // The page is as it was when the visitor comes back.
  await page.goBack();
  await page.waitForURL("**/services/uber-clone");
  expect(await page.locator('[style*="view-transition-name"], [style*="--opening"]').count()).toBe(
    0,
  );
});

test("a visitor who prefers reduced motion sees no transition", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await follow(page, "/portfolio", "main article h2 a")).toEqual([]);
});
