import { expect } from "@playwright/test";
import { test } from "./crawl/snapshot.ts";
import { axeProblems, contrastProblems, hydrated, layoutProblems, watch } from "./page-checks.ts";

const MODES = [
  { width: 1280, height: 900, scheme: "light", other: "dark" },
  { width: 360, height: 740, scheme: "dark", other: "light" },
] as const;

for (const { width, height, scheme, other } of MODES) {
  test(`every page is in order at ${width} px, ${scheme} and ${other}`, async ({
    browser,
    baseURL,
    site,
  }) => {
    test.setTimeout(600_000);
    const problems: string[] = [];
    const waiting = site.pages.map(({ path }) => path);
    // Two at a time: the checks keep one processor busy, the next page's loading another.
    const sweep = async () => {
      const context = await browser.newContext({ baseURL, viewport: { width, height } });
      const page = await context.newPage();
      const { complaints } = watch(page);
      for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
        await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
        const response = await page.goto(path, { waitUntil: "load" });
        const found = [...(await layoutProblems(page)), ...(await axeProblems(page))];
        // React complains where the page hydrates differently from what was sent.
        await hydrated(page);
        if (response?.status() !== 200) found.push(`status ${response?.status()}`);
        await page.emulateMedia({ colorScheme: other });
        found.push(...(await contrastProblems(page)).map((problem) => `${other}: ${problem}`));
        found.push(...complaints.splice(0));
        problems.push(...found.map((problem) => `${path}: ${problem}`));
      }
      await context.close();
    };
    await Promise.all([sweep(), sweep()]);
    expect(problems).toEqual([]);
  });
}
