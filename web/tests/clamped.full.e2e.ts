import { dirname } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { loadAddresses } from "./addresses.ts";
import { openDetails, sweep } from "./page-checks.ts";

const WIDTHS = [320, 360, 480, 700, 768, 1024, 1100, 1176, 1280, 1920];

/** Returns the number of clamped texts of a page, and those that are cut off. */
const clamped = (page: Page) =>
  page.locator("main *").evaluateAll((elements) => {
    const clamped = elements.filter((element) => {
      const { webkitLineClamp, textOverflow } = getComputedStyle(element);
      return webkitLineClamp !== "none" || textOverflow === "ellipsis";
    });
    const cut = clamped
      .filter(
        ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
          scrollHeight > clientHeight || scrollWidth > clientWidth,
      )
      .map(({ textContent }) => textContent);
    return { count: clamped.length, cut };
  });

/** Returns the prices whose unit is on a second line. */
const wrappedPrices = (page: Page) =>
  page.locator("main :not(td) > b + small").evaluateAll((units) =>
    units
      .filter((unit) => {
        const figure = unit.previousElementSibling?.getBoundingClientRect();
        return unit.checkVisibility() && unit.getBoundingClientRect().top >= (figure?.bottom ?? 0);
      })
      .map(({ parentElement }) => `${parentElement?.textContent} wraps`),
  );

/** Returns the prices that the arrow of their row lies on, closed or open. Opens all rows. */
const coveredPrices = (page: Page) =>
  page.locator("main article > details > summary").evaluateAll((summaries) =>
    summaries.flatMap((summary) => {
      const details = summary.closest("details");
      const price = summary.closest("article")?.querySelector(".price");
      if (!(summary instanceof HTMLElement) || !details || !price) return [];
      const isCovered = [false, true].some((isOpen) => {
        details.open = isOpen;
        const origin = summary.offsetParent?.getBoundingClientRect() ?? new DOMRect();
        const arrow = getComputedStyle(summary, "::after");
        // Not a number, and so nowhere, where there is no arrow.
        const left = origin.left + Number.parseFloat(arrow.left);
        const top = origin.top + Number.parseFloat(arrow.top);
        const box = price.getBoundingClientRect();
        const isBeside = left >= box.right || left + Number.parseFloat(arrow.width) <= box.left;
        const isAbove = top >= box.bottom || top + Number.parseFloat(arrow.height) <= box.top;
        return !Number.isNaN(left + top) && !isBeside && !isAbove;
      });
      return isCovered ? [`an arrow covers ${price.textContent}`] : [];
    }),
  );

/** Returns the words of headings that are on two lines. */
const brokenWords = (page: Page) =>
  page.locator("main :is(h1, h2, h3):visible").evaluateAll((headings) => {
    const range = document.createRange();
    return headings.flatMap((heading) => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const { index, 0: word } of (node.nodeValue ?? "").matchAll(/[\p{L}\d]+/gu)) {
          range.setStart(node, index);
          range.setEnd(node, index + word.length);
          // A large first letter has a rectangle of its own; those of close lines overlap.
          const [first, ...others] = range.getClientRects();
          const isBroken = others.some(
            ({ top, height }) => top + height / 2 > (first?.bottom ?? 0),
          );
          if (isBroken) broken.push(`“${word}” breaks`);
        }
      }
      return broken;
    });
  });

/** Returns every page at the top level, and up to five of each folder, whose pages share a layout. */
const layoutSamples = (paths: readonly string[]) =>
  paths.filter((path, at) => {
    const folder = dirname(path);
    const earlier = paths.slice(0, at).filter((other) => dirname(other) === folder);
    return folder === "/" || earlier.length < 5;
  });

test("no card cuts off its text at any width, and each price and word is on one line, with no arrow on it", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const paths = layoutSamples((await loadAddresses()).pages);
  let measured = 0;
  const problems = await sweep(browser, { paths, widths: WIDTHS }, async (page) => {
    const covered = await coveredPrices(page);
    await openDetails(page);
    const { count, cut } = await clamped(page);
    measured += count;
    return [...covered, ...cut, ...(await wrappedPrices(page)), ...(await brokenWords(page))];
  });
  expect(problems).toEqual([]);
  expect(measured).toBeGreaterThan(10 * WIDTHS.length);
});
