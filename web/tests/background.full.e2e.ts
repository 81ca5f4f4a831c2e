import { expect, type Page, test } from "@playwright/test";

test.use({ reducedMotion: "no-preference" });

/** A page for each scene. */
const PAGES = {
  waves: "/",
  birds: "/blog",
  cells: "/ai-services",
  net: "/services",
};

/**
 * Gives the worker that draws a frame each 1/60 s, so that a slow machine does not stop the animation, and counts
 * its frames.
 */
test.beforeEach(({ page }) => {
  const countFrames = () => {
    const request = requestAnimationFrame.bind(globalThis);
    const counter = Object.assign(globalThis, { drawnFrames: 0 });
    globalThis.requestAnimationFrame = (callback) =>
      request(() => {
        counter.drawnFrames += 1;
        callback((counter.drawnFrames * 1000) / 60);
      });
  };
  // A worker ends with its page, which the test may leave as it starts.
  page.on("worker", (worker) => worker.evaluate(countFrames).catch(() => undefined));
});

const drawnFrames = (page: Page) =>
  page.workers()[0]?.evaluate(() => Number(Object(globalThis).drawnFrames));

/** Whether the scene is drawn again over a few frames. */
async function isMoving(page: Page): Promise<boolean> {
  const before = await drawnFrames(page);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 6; frame++) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  return (await drawnFrames(page)) !== before;
}

/** Returns the line boxes of the hero's text, in CSS pixels. */
const textLines = (page: Page) =>
  page.locator("main > :first-child :is(h1, .lede)").evaluateAll((elements) =>
    elements.flatMap((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].map(({ x, width }) => ({ x, width }));
    }),
  );

test("nothing moves behind the heading and the lede", async ({ page }) => {
  test.setTimeout(180_000);
  // Scenes only move beyond 62 % of the width (`draw.worker.ts`).
  for (const width of [1024, 1280, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of Object.values(PAGES)) {
      await page.goto(path);
      await expect.poll(() => isMoving(page)).toBe(true);
      const lines = await textLines(page);
      expect(lines.length).toBeGreaterThan(1);
      const reach = Math.max(...lines.map(({ x, width }) => x + width)) / width;
      expect.soft(reach, `${path} at ${width}`).toBeLessThan(0.62);
    }
  }
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => isMoving(page)).toBe(false);
});

test("the pause button says what it does, and nothing covers it", async ({ page }) => {
  for (const path of [...Object.values(PAGES), "/services/uber-clone", "/whatsapp-chatbot"]) {
    await page.goto(path);
    const button = page.getByRole("button", { name: "Pause background" });
    // Narrower ones show a still image.
    for (const width of [1024, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(button).toBeVisible();
      const covers = await button.evaluate((element) => {
        const { x, y, right, bottom, height } = element.getBoundingClientRect();
        const corners = [x + 1, right - 1].flatMap((left) =>
          [y + 1, bottom - 1].map((top) => document.elementFromPoint(left, top)),
        );
        const text = document.querySelectorAll("main [data-opening] :is(li, h1, p, aside)");
        const overlaps = [...text].filter((other) => {
          const box = other.getBoundingClientRect();
          return box.top < bottom && box.bottom > y && box.right > x && box.left < right;
        });
        return {
          height,
          covers: corners.filter((corner) => corner !== element).length,
          overlaps: overlaps.length,
        };
      });
      expect.soft(covers, `${path} at ${width}`).toEqual({ height: 32, covers: 0, overlaps: 0 });
    }
  }
});

test("a visitor who prefers reduced motion sees a still image, and no button", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // A browser that is never idle, as Chromium is not for seconds after a resize.
  await page.addInitScript(() => {
    window.requestIdleCallback = (callback, options) =>
      window.setTimeout(callback, options?.timeout ?? 60_000, {
        didTimeout: true,
        timeRemaining: () => 0,
      });
  });
  await page.goto(PAGES.waves);
  // Shown once the worker has drawn it.
  await expect(page.locator(".background canvas")).toHaveCSS("opacity", "1");
  await expect.poll(() => isMoving(page)).toBe(false);
  await expect(page.getByRole("button", { name: /background/ })).toHaveCount(0);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await expect.poll(() => isMoving(page)).toBe(true);
});

test("a background moves while in view, until it is paused for all pages", async ({ page }) => {
  await page.goto(PAGES.waves);
  const background = page.locator(".background").first();
  const before = await background.screenshot();
  await expect.poll(async () => before.equals(await background.screenshot())).toBe(false);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect.poll(() => isMoving(page)).toBe(false);
  await page.locator("h1").scrollIntoViewIfNeeded();
  await expect.poll(() => isMoving(page)).toBe(true);
  await page.getByRole("button", { name: "Pause background" }).press("Enter");
  await expect.poll(() => isMoving(page)).toBe(false);
  await page.goto(PAGES.net);
  const play = page.getByRole("button", { name: "Play background" });
  await expect(play).toBeVisible();
  expect(await isMoving(page)).toBe(false);
  await play.click();
  await expect.poll(() => isMoving(page)).toBe(true);
});
