import { expect, test } from "@playwright/test";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

  test("each frame of a picture is reached by keyboard, and leads to its inclusion", async ({
    page,
  }) => {
    await page.goto("/services/uber-clone");
    const frames = page.locator("main figure li a");
    expect(await frames.count()).toBeGreaterThan(1);
    for (const frame of await frames.all()) {
      await frame.focus();
      await expect(frame).toBeInViewport();
      const caption = ((await frame.textContent()) ?? "").trim();
      const target = page.locator(`main ${await frame.getAttribute("href")}`);
      await expect(target).toHaveText(caption);
    }
  });
});

test.describe("beside the inclusions", () => {
  test.use({ viewport: { width: 1280, height: 800 }, javaScriptEnabled: false });

  test("each that the picture shows has its frame on hover and on focus", async ({ page }) => {
    await page.goto("/services/uber-clone");
    const places = page.locator("[data-place]");
    expect(await places.count()).toBeGreaterThan(1);
    for (const place of await places.all()) {
      const frames = page.locator(`[data-frame="${await place.getAttribute("data-place")}"]`);
      for (const point of [() => place.hover(), () => place.focus()]) {
        await page.mouse.move(0, 0);
        await point();
        for (const frame of await frames.all()) await expect(frame).toHaveCSS("opacity", "1");
        const others = page.locator(
          `[data-frame]:not([data-frame="${await place.getAttribute("data-place")}"])`,
        );
        for (const other of await others.all()) await expect(other).toHaveCSS("opacity", "0");
      }
    }
  });
});
