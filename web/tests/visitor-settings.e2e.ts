import { expect, test } from "@playwright/test";
import { cutOff, SETTINGS, vanishedMarks } from "./visitor-settings.ts";

// The full tier sweeps every family at every width.
for (const [setting, apply] of Object.entries(SETTINGS)) {
  test(`with ${setting}, the home page loses nothing`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, bypassCSP: true });
    const page = await context.newPage();
    await page.goto("/");
    await apply(page);
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect([...(await cutOff(page)), ...(await vanishedMarks(page))], `${width} px`).toEqual([]);
    }
    await context.close();
  });
}
