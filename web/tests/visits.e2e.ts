import { expect, type Page } from "@playwright/test";
import { parse } from "node-html-parser";
import { FAMILIES } from "./addresses.ts";
import { textOf } from "./crawl/read.ts";
import { test } from "./crawl/snapshot.ts";
import { axeProblems, contrastProblems, hydrated, layoutProblems, watch } from "./page-checks.ts";

/** Lines of a page that its HTML does not have, however they are spaced and spelled. */
async function linesAdded(page: Page, html: string): Promise<string[]> {
  const fold = (text: string) => text.replace(/\s+/g, "").toLowerCase();
  const sent = fold(textOf(parse(html).querySelector("main")));
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden does not count.
  const lines = (await page.locator("main").innerText()).split("\n");
  return lines.filter((line) => line.length > 60 && !sent.includes(fold(line)));
}

test("every page opens in a browser, hydrates in silence and says no more than its HTML", async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: "reduce" });
  const { complaints } = watch(page);
  const problems: string[] = [];
  for (const path of [...site.pages.map(({ path }) => path), "/search?q=chatbot"]) {
    const response = await page.goto(path);
    const found = await layoutProblems(page);
    await hydrated(page);
    const html = (await response?.text()) ?? "";
    found.push(...(await linesAdded(page, html)).map((line) => `without scripts: ${line}`));
    if (response?.status() !== 200) found.push(`status ${response?.status()}`);
    found.push(...complaints.splice(0));
    problems.push(...found.map((problem) => `${path}: ${problem}`));
  }
  expect(problems).toEqual([]);
});

for (const { width, height, scheme, other } of [
  { width: 1280, height: 900, scheme: "light", other: "dark" },
  { width: 360, height: 740, scheme: "dark", other: undefined },
] as const) {
  test(`a page of each family is accessible at ${width} px`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height });
    const problems: string[] = [];
    for (const path of [...FAMILIES, "/no-such-page"]) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
      await page.goto(path);
      const found = [...(await layoutProblems(page)), ...(await axeProblems(page))];
      if (other) {
        await page.emulateMedia({ colorScheme: other });
        found.push(...(await contrastProblems(page)).map((problem) => `${other}: ${problem}`));
      }
      problems.push(...found.map((problem) => `${path}: ${problem}`));
    }
    expect(problems).toEqual([]);
  });
}
