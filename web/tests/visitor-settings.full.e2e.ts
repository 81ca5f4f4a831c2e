import { expect } from "@playwright/test";
import { test } from "./crawl/snapshot.ts";
import { openDetails, sweep } from "./page-checks.ts";
import { familiesOf, losses } from "./visitor-settings.ts";

const WIDTHS = [320, 360, 768, 1280];

test("with visitors' settings, nothing is cut off or wider than the window at any width", async ({
  browser,
  site,
}) => {
  test.setTimeout(480_000);
  const paths = [...familiesOf(site.pages), "/search?q=chatbot", "/no-such-page"];
  expect(paths.length).toBeGreaterThan(20);
  const problems = await sweep(browser, { paths, widths: WIDTHS }, async (page) => {
    await openDetails(page);
    return losses(page);
  });
  expect(problems).toEqual([]);
});
