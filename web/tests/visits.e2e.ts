import { expect, type Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { FAMILIES, loadAddresses } from "./addresses.ts";
import { textOf } from "./crawl/read.ts";
import { test } from "./crawl/snapshot.ts";
import { familiesOf } from "./layout-checks.ts";
import { axeProblems, contrastProblems, layoutProblems, watch } from "./page-checks.ts";

/**
 * The quick tier opens a page of each family, and runs axe on every other one at each width. The full one opens every
 * page: those of the families in both schemes; of the others it checks only the content, at one width what does not
 * depend on that, and contrast where a page is the first that uses a style.
 */
const isFull = process.env.TEST_TIER === "full";
const SEARCH = "/search?q=chatbot";
const WIDE = 1280;

/** Returns the lines of a page that its HTML lacks, ignoring spacing and case. */
async function linesAdded(page: Page, html: string): Promise<string[]> {
  const fold = (text: string) => text.replace(/\s+/g, "").toLowerCase();
  const htmlText = fold(textOf(parse(html).querySelector("main")));
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
  const lines = (await page.locator("main").innerText()).split("\n");
  return lines.filter((line) => line.length > 60 && !htmlText.includes(fold(line)));
}

for (const { width, height, colorScheme, other } of [
  { width: WIDE, height: 900, colorScheme: "light", other: "dark" },
  { width: 360, height: 740, colorScheme: "dark", other: "light" },
] as const) {
  const pages = isFull ? "every page" : "a page of each family";
  test(`${pages} opens without errors and is accessible at ${width} px`, async ({
    browser,
    baseURL,
    site,
  }) => {
    test.setTimeout(600_000);
    const problems: string[] = [];
    const queue = isFull ? [...site.pages.map(({ path }) => path), SEARCH] : [...FAMILIES];
    const restyled = new Set(familiesOf(site.pages));
    // Two at a time: the checks keep one core busy, and loading the next page the other.
    const visit = async () => {
      const viewport = { width, height };
      const context = await browser.newContext({ baseURL, viewport, colorScheme });
      const page = await context.newPage();
      const { complaints } = watch(page);
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const response = await page.goto(path, { waitUntil: "load" });
        if (response?.status() === 404 && !(await loadAddresses()).pages.includes(path)) {
          complaints.splice(0); // A Studio test in parallel created the page and removed it again.
          continue;
        }
        const found = await layoutProblems(page);
        if (response?.status() !== 200) found.push(`status ${response?.status()}`);
        const isFamily = FAMILIES.includes(path);
        const isWide = width === WIDE;
        const hasTurn = FAMILIES.indexOf(path) % 2 === Number(isWide);
        if (isFull ? isFamily || isWide : hasTurn) {
          const content = { within: "main", contrast: restyled.has(path) };
          found.push(...(await axeProblems(page, isFamily ? {} : content)));
          // React logs an error if hydration differs from the HTML that was sent.
          const addedLines = await linesAdded(page, (await response?.text()) ?? "");
          found.push(...addedLines.map((line) => `without scripts: ${line}`));
        }
        if (isFull && isFamily) {
          await page.emulateMedia({ colorScheme: other });
          found.push(...(await contrastProblems(page)).map((problem) => `${other}: ${problem}`));
          await page.emulateMedia({ colorScheme });
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

test("the 404 page is accessible", async ({ page }) => {
  await page.goto("/no-such-page");
  expect([...(await layoutProblems(page)), ...(await axeProblems(page))]).toEqual([]);
});
