import { expect } from "@playwright/test";
import { forEach } from "../../../scripts/e2e/support/site.ts";
import { attributeOf, pngSize } from "./read.ts";
import { test } from "./snapshot.ts";

test("every page’s picture to share is 1200 × 630 and under 300 kB", async ({ site }) => {
  test.setTimeout(240_000);
  const wrong: string[] = [];
  await forEach(site.pages, async ({ path, document }) => {
    const address = attributeOf(document, "meta[property='og:image']");
    const { status, body } = await site.get(new URL(address).pathname);
    if (status !== 200 || pngSize(body) !== "1200x630" || body.length >= 300_000) wrong.push(path);
  });
  expect(wrong).toEqual([]);
});
