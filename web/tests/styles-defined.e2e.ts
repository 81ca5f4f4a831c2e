import { expect, test } from "@playwright/test";
import { loadAddresses } from "./addresses.ts";

const all = (text: string, pattern: RegExp) =>
  new Set([...text.matchAll(pattern)].map(([, name = ""]) => name));

test("every custom property that a page's styles use is defined on that page", async ({
  request,
}) => {
  const sheets = new Map<string, string>();
  const read = async (path: string) => {
    const known = sheets.get(path) ?? (await (await request.get(path)).text());
    sheets.set(path, known);
    return known;
  };
  const undefinedOnes: string[] = [];
  for (const path of (await loadAddresses()).pages) {
    const html = await (await request.get(path)).text();
    const hrefs = all(html, /<link rel="stylesheet" href="([^"]+)"/g);
    expect(hrefs.size, path).toBeGreaterThan(0);
    const css = (await Promise.all([...hrefs].map(read))).join("\n");
    const defined = all(css, /[{;,\s](--[\w-]+)\s*:/g);
    for (const name of all(css, /@property\s+(--[\w-]+)/g)) defined.add(name);
    // With a fallback, nothing needs to be defined.
    for (const name of all(css, /var\(\s*(--[\w-]+)\s*\)/g)) {
      if (!defined.has(name)) undefinedOnes.push(`${path}: ${name}`);
    }
  }
  expect(undefinedOnes).toEqual([]);
});
