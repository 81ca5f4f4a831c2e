import { expect, type Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { FAMILIES, loadAddresses } from "./addresses.ts";
import { textOf } from "./crawl/read.ts";
import { test } from "./crawl/snapshot.ts";
import { axeProblems, contrastProblems, hydrated, layoutProblems, watch } from "./page-checks.ts";

/** The full tier runs axe on every page and at both widths; the quick one on a page of each family. */
const isFull = process.env.TEST_TIER === "full";
const SEARCH = "/search?q=chatbot";

/** Lines of a page that its HTML does not have, however they are spaced and spelled. */
async function linesAdded(page: Page, html: string): Promise<string[]> {
  const fold = (text: string) => text.replace(/\s+/g, "").toLowerCase();
  const sent = fold(textOf(parse(html).querySelector("main")));
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
  const lines = (await page.locator("main").innerText()).split("\n");
  return lines.filter((line) => line.length > 60 && !sent.includes(fold(line)));
}

for (const { width, height, scheme, other } of [
  { width: 1280, height: 900, scheme: "light", other: "dark" },
  { width: 360, height: 740, scheme: "dark", other: "light" },
] as const) {
  const pages = isFull || width === 1280 ? "every page" : "a page of each family";
  test(`${pages} opens, hydrates in silence and is accessible at ${width} px`, async ({
    browser,
    baseURL,
    site,
  }) => {
    test.setTimeout(600_000);
    const problems: string[] = [];
    const waiting =
      pages === "every page" ? [...site.pages.map(({ path }) => path), SEARCH] : [...FAMILIES];
    // Two at a time: the checks keep one processor busy, the next page's loading another.
    const visit = async () => {
      const context = await browser.newContext({ baseURL, viewport: { width, height } });
      const page = await context.newPage();
      const { complaints } = watch(page);
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        const response = await page.goto(path, { waitUntil: "load" });
        if (response?.status() === 404 && !(await loadAddresses()).pages.includes(path)) {
          complaints.splice(0); // An editor's journey, which runs beside this, created it and undid that.
          continue;
        }
        const found = await layoutProblems(page);
        const withAxe = isFull || FAMILIES.includes(path);
        if (withAxe) found.push(...(await axeProblems(page)));
        // React complains where the page hydrates differently from what was sent.
        await hydrated(page);
        const added = await linesAdded(page, (await response?.text()) ?? "");
        found.push(...added.map((line) => `without scripts: ${line}`));
        if (response?.status() !== 200) found.push(`status ${response?.status()}`);
        if (withAxe) {
          await page.emulateMedia({ colorScheme: other });
          found.push(...(await contrastProblems(page)).map((problem) => `${other}: ${problem}`));
        }
        found.push(...complaints.splice(0));
        problems.push(...found.map((problem) => `${path}: ${problem}`));
      }
      await context.close();
    };
    await Promise.all([visit(), visit()]);
    expect(problems).toEqual([]);
  });
}

test("the page that is missing is accessible", async ({ page }) => {
  await page.goto("/no-such-page");
  expect([...(await layoutProblems(page)), ...(await axeProblems(page))]).toEqual([]);
});
