import { expect, type Page, test } from "@playwright/test";
import { loadAddresses } from "./addresses.ts";

/** Selectors of the whole stylesheets that match something on the page, and that its own lack. */
const missing = (page: Page, sheets: readonly string[]) =>
  page.evaluate(async (addresses) => {
    const rulesOf = (rules: CSSRuleList): CSSStyleRule[] =>
      [...rules].flatMap((rule) =>
        rule instanceof CSSStyleRule
          ? [rule]
          : rule instanceof CSSGroupingRule
            ? rulesOf(rule.cssRules)
            : [],
      );
    const own = new Set(
      [...document.styleSheets].flatMap((sheet) =>
        rulesOf(sheet.cssRules).map((rule) => rule.cssText),
      ),
    );
    // Whatever state the element gets into, and what CSS generates in it.
    const atRest = (selector: string) =>
      selector.replace(
        /::?(?:hover|active|focus[\w-]*|before|after|marker|backdrop|target|open|[\w-]+-within|placeholder[\w-]*|-[\w-]+)(?![\w(-])/g,
        "",
      ) || "*";
    const matches = (selector: string) => {
      try {
        return document.querySelector(atRest(selector)) !== null;
      } catch {
        return true;
      }
    };
    const lacking: string[] = [];
    for (const address of addresses) {
      const whole = new CSSStyleSheet();
      await whole.replace(await (await fetch(address)).text());
      for (const rule of rulesOf(whole.cssRules)) {
        if (!own.has(rule.cssText) && matches(rule.selectorText)) lacking.push(rule.selectorText);
      }
    }
    return lacking;
  }, sheets);

/** One of each kind of address: by its first part, and by how deep it lies. */
function families(pages: readonly string[]): string[] {
  const found = new Map<string, string>();
  for (const path of pages) {
    const parts = path.split("/");
    const family = parts.length > 2 ? `${parts[1]}/` : path;
    if (!found.has(family)) found.set(family, path);
  }
  return [...found.values()];
}

test("a page's own styles are all that its elements need", async ({ page, request }) => {
  const whole = (html: string) =>
    [...html.matchAll(/href="\/styles\/([^"]+)\.css"/g)].flatMap(([, taken = ""]) =>
      taken.split(",").map((sheet) => `/_next/static/chunks/${sheet.replace(/\.[\w-]+$/, "")}.css`),
    );
  for (const path of families((await loadAddresses()).pages)) {
    const sheets = whole(await (await request.get(path)).text());
    expect(sheets.length, path).toBeGreaterThan(0);
    await page.goto(path, { waitUntil: "load" });
    expect.soft(await missing(page, sheets), path).toEqual([]);
  }
});

test("the page of what is missing is drawn as the others are", async ({ page }) => {
  const drawn = async (path: string) => {
    await page.goto(path);
    return page.evaluate(() =>
      ["body", "h1", "header a", "header nav a", "footer", "footer h2", "footer a"].map((one) => {
        const element = document.querySelector(one);
        const style = element && getComputedStyle(element);
        return [one, style?.fontFamily, style?.fontSize, style?.fontWeight, style?.marginTop];
      }),
    );
  };
  expect(await drawn("/no-such-page")).toEqual(await drawn("/search"));
});
