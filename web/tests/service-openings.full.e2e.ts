import { expect, test } from "@playwright/test";

test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

test("each frame is reached by keyboard, and leads to its inclusion", async ({ page }) => {
  await page.goto("/services/uber-clone");
  const frames = page.locator("main figure li a");
  expect(await frames.count()).toBeGreaterThan(1);
  for (const frame of await frames.all()) {
    await frame.focus();
    await expect(frame).toBeInViewport();
    const target = page.locator(`main ${await frame.getAttribute("href")}`);
    await expect(target).toHaveText((await frame.textContent()) ?? "");
  }
});

test("a price ends on the edge of its line, whatever room a title leaves", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 740 });
  await page.goto("/services/tiktok-marketing");
  const ends = await page
    .locator("main h1 + p, main h1 + p > :last-child")
    .evaluateAll((boxes) => boxes.map((box) => Math.round(box.getBoundingClientRect().right)));
  expect(new Set(ends).size).toBe(1);
});

test("each inclusion in the picture has its frame on hover and on focus", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/services/uber-clone");
  const places = page.locator("[data-place]");
  expect(await places.count()).toBeGreaterThan(1);
  for (const place of await places.all()) {
    const frame = `[data-frame="${await place.getAttribute("data-place")}"]`;
    for (const point of [() => place.hover(), () => place.focus()]) {
      await page.mouse.move(0, 0);
      await point();
      await expect(page.locator(frame)).toHaveCSS("opacity", "1");
      for (const other of await page.locator(`[data-frame]:not(${frame})`).all())
        await expect(other).toHaveCSS("opacity", "0");
    }
  }
});
