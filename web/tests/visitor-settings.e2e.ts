import { expect, test } from "@playwright/test";
import { losses } from "./visitor-settings.ts";

// The full tier sweeps every family at every width.
test("with visitors' settings, the home page loses nothing", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, bypassCSP: true });
  const page = await context.newPage();
  await page.goto("/");
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await losses(page), `${width} px`).toEqual([]);
  }
  await context.close();
});
