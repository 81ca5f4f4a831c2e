import { expect, type Page, test } from "@playwright/test";
import { loadAddresses } from "./addresses.ts";

const WIDTHS = [360, 768, 1024, 1280, 1920];

/** How many texts of a page end after so many lines, and which of them lose words by it. */
const clamped = (page: Page) =>
  page.locator("main *").evaluateAll((elements) => {
    const clamped = elements.filter((element) => {
      const { webkitLineClamp, textOverflow } = getComputedStyle(element);
      return webkitLineClamp !== "none" || textOverflow === "ellipsis";
    });
    const cut = clamped
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight || scrollWidth > clientWidth,
      )
      .map(({ textContent }) => textContent);
    return { count: clamped.length, cut };
  });

test("no card cuts its text, at any width", async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const { pages } = await loadAddresses();
  const problems: string[] = [];
  let measured = 0;
  const waiting = [...pages];
  const sweep = async () => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.route(/\/images\//, (route) => route.abort());
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      await page.goto(path, { waitUntil: "load" });
      const { count } = await clamped(page);
      measured += count;
      for (const width of count > 0 ? WIDTHS : []) {
        await page.setViewportSize({ width, height: 900 });
        const { cut } = await clamped(page);
        problems.push(...cut.map((text) => `${path}, ${width} px: ${text}`));
      }
    }
    await context.close();
  };
  await Promise.all([sweep(), sweep()]);
  expect(problems).toEqual([]);
  expect(measured).toBeGreaterThan(60);
});
