import { expect, type Page } from "@playwright/test";
import { test } from "./crawl/snapshot.ts";
import { sweep } from "./page-checks.ts";
import { familiesOf } from "./visitor-settings.ts";

/** Returns the headings with a column of their own beside a taller content, and how many headings there are. */
const headingsOf = (page: Page) =>
  page.locator("main h2:visible").evaluateAll((headings) => {
    const rectOf = (node: Node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect();
    };
    const textsOf = (section: Element, heading: Element) => {
      const texts = document.createTreeWalker(section, NodeFilter.SHOW_TEXT);
      const rects: DOMRect[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { parentElement: parent, nodeValue } = node;
        if (!nodeValue?.trim() || !parent?.checkVisibility()) continue;
        // The introduction belongs to the heading.
        if (heading.contains(parent) || parent === heading.nextElementSibling) continue;
        const rect = rectOf(node);
        if (rect.width > 1) rects.push(rect);
      }
      return rects;
    };
    const alone = headings.filter((heading) => {
      const section = heading.closest("section") ?? heading.closest("main > *");
      if (!section) return false;
      const { bottom, top, height } = heading.getBoundingClientRect();
      const { right } = rectOf(heading);
      const texts = textsOf(section, heading);
      const isAbove = texts.some((text) => text.top >= bottom && text.left < right);
      const beside = texts.filter((text) => text.left >= right && text.bottom > top);
      return !isAbove && beside.some((text) => text.bottom - top > 1.5 * height);
    });
    return { count: headings.length, alone: alone.map(({ textContent }) => textContent) };
  });

test("at most one section of a page has its heading alone in a column", async ({
  browser,
  site,
}) => {
  test.setTimeout(240_000);
  let measured = 0;
  const pages = { paths: familiesOf(site.pages), widths: [1280, 1920] };
  const problems = await sweep(browser, pages, async (page) => {
    const { count, alone } = await headingsOf(page);
    measured += count;
    return alone.length > 1 ? [alone.join(", ")] : [];
  });
  expect(problems).toEqual([]);
  expect(measured).toBeGreaterThan(100);
});
