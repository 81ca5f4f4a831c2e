import { expect, test } from "@playwright/test";

const all = (text: string, pattern: RegExp) => [
  ...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name)),
];

test("all pages share their stylesheets, which define every custom property they use", async ({
  request,
}) => {
  const read = async (path: string) => (await request.get(path)).text();
  const pages = await Promise.all(
    ["/", "/services", "/blog/cybersecurity-2025", "/search", "/no-such-page"].map(read),
  );
  const sheets = all(pages.join("\n"), /<link rel="stylesheet" href="([^"]+)"/g);
  expect(sheets).toHaveLength(2);
  const css = (await Promise.all(sheets.map(read))).join("\n");
  const defined = all(css, /(?:[{;,\s]|@property\s+)(--[\w-]+)\s*[:{]/g);
  // With a fallback, nothing needs to be defined.
  const used = all(css, /var\(\s*(--[\w-]+)\s*\)/g);
  expect(used.filter((name) => !defined.includes(name))).toEqual([]);
});
