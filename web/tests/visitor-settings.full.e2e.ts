import { expect } from "@playwright/test";
import { test } from "./crawl/snapshot.ts";
import { familiesOf, losses } from "./visitor-settings.ts";

const WIDTHS = [320, 360, 768, 1280];

/** The comparison with the most columns: the first three services of the catalogue. */
const comparisonOf = (html: string) =>
  [...html.matchAll(/<article[^>]*><input[^>]*name="line" value="([\w-]+)\.at/g)]
    .slice(0, 3)
    .map(([, slug]) => `compare=${slug}`)
    .join("&");

test("with visitors' settings, nothing is cut off or wider than the window at any width", async ({
  browser,
  baseURL,
  site,
}) => {
  test.setTimeout(480_000);
  const compared = `/services?${comparisonOf(site.page("/services").html)}`;
  const queue = [...familiesOf(site.pages), compared, "/search?q=chatbot", "/no-such-page"];
  expect(queue.length).toBeGreaterThan(20);
  const problems: string[] = [];
  const sweep = async () => {
    const context = await browser.newContext({
      baseURL,
      javaScriptEnabled: false,
      bypassCSP: true,
    });
    const page = await context.newPage();
    await page.route(/\/images\//, (route) => route.abort());
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      await page.goto(path, { waitUntil: "load" });
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("main details")) {
          details.setAttribute("open", "");
        }
      });
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        problems.push(...(await losses(page)).map((problem) => `${path}, ${width} px: ${problem}`));
      }
    }
    await context.close();
  };
  await Promise.all([sweep(), sweep()]);
  expect(problems).toEqual([]);
});
