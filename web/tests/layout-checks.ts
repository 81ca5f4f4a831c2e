import type { Page } from "@playwright/test";
import type { SentPage } from "./crawl/snapshot.ts";

/** Returns what is wider than the window, and the texts that are cut off by it or by an element around them. */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const problems = scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px sideways`] : [];
    const describe = (text: string, parent: Element, reason: string) =>
      `${parent.closest("[class]")?.className}: “${text.trim().slice(0, 40)}” ${reason}`;
    /** What an element around a text hides of it. */
    const reasonFor = (rect: DOMRect, parent: Element): string | undefined => {
      for (let box: Element | null = parent; box; box = box.parentElement) {
        const { overflowX, overflowY, webkitLineClamp, textOverflow, position } =
          getComputedStyle(box);
        // What is clamped on purpose is complete on the page that it links to.
        if (webkitLineClamp !== "none" || textOverflow === "ellipsis") return undefined;
        const { left, right, top, bottom, width } = box.getBoundingClientRect();
        if (position === "absolute" && width <= 1) return undefined; // For screen readers only.
        if (/auto|scroll/.test(overflowX)) return undefined;
        if (/hidden|clip/.test(overflowX) && (rect.left < left - 1 || rect.right > right + 1))
          return `cut by ${box.className || box.tagName}`;
        if (/hidden|clip/.test(overflowY) && (rect.top < top - 2 || rect.bottom > bottom + 2))
          return `cut below by ${box.className || box.tagName}`;
      }
      return rect.right > innerWidth + 1 || rect.left < -1 ? "beyond the window" : undefined;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, nodeValue } = node;
      if (!parent || !nodeValue?.trim() || parent.closest("[aria-hidden], option")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const rect of range.getClientRects()) {
        const reason = rect.width > 0 && reasonFor(rect, parent);
        if (!reason) continue;
        problems.push(describe(nodeValue, parent, reason));
        break;
      }
    }
    return problems;
  });

/** Returns the marks drawn by a background alone, such as icons and bullets, that have the colour of what is behind. */
export const vanishedMarks = (page: Page) =>
  page.evaluate(() => {
    const TRANSPARENT = /^(?:rgba\(.*, 0\)|.*\/ 0\)|transparent)$/;
    const backdrop = (element: Element | null): string => {
      for (let box = element; box; box = box.parentElement) {
        const { backgroundColor } = getComputedStyle(box);
        if (!TRANSPARENT.test(backgroundColor)) return backgroundColor;
      }
      return "rgb(255, 255, 255)";
    };
    const vanished = new Set<string>();
    for (const element of document.querySelectorAll("body *")) {
      if (element.closest("[aria-hidden], canvas") || !element.checkVisibility()) continue;
      for (const pseudo of ["", "::before", "::after"]) {
        const style = getComputedStyle(element, pseudo);
        const { content, backgroundColor, backgroundImage, maskImage, width, height } = style;
        const isMark = pseudo ? content === '""' : element.childNodes.length === 0;
        const isDrawn = style.borderTopWidth !== "0px" || style.borderBottomWidth !== "0px";
        if (!isMark || isDrawn || [width, height].some((size) => !(parseFloat(size) > 1))) continue;
        // Without a mask or an image, an element may well be an empty box; a pseudo-element is a mark.
        const hasImage = maskImage !== "none" || backgroundImage !== "none";
        if (
          /url\(/.test(backgroundImage) ||
          (!hasImage && (!pseudo || TRANSPARENT.test(backgroundColor)))
        )
          continue;
        const colours = [
          backgroundColor,
          ...(backgroundImage.match(/(?:rgba?|okl(?:ab|ch)|color)\([^)]+\)/g) ?? []),
        ];
        const behind = backdrop(pseudo ? element : element.parentElement);
        if (colours.some((colour) => colour !== behind && !TRANSPARENT.test(colour))) continue;
        vanished.add(
          `${element.className || element.tagName}${pseudo} has the colour of its background`,
        );
      }
    }
    return [...vanished];
  });

/** Returns the clamped texts that are cut off. */
const clampedTexts = (page: Page) =>
  page.locator("main *").evaluateAll((elements) =>
    elements
      .filter((element) => {
        const { webkitLineClamp, textOverflow } = getComputedStyle(element);
        const { scrollHeight, clientHeight, scrollWidth, clientWidth } = element;
        return (
          (webkitLineClamp !== "none" || textOverflow === "ellipsis") &&
          (scrollHeight > clientHeight || scrollWidth > clientWidth)
        );
      })
      .map(({ textContent }) => `“${textContent}” is cut`),
  );

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

/** Returns the lists whose prices end on several edges, or that show a picture twice. */
export const unevenLists = (page: Page) =>
  page.evaluate(() => {
    const lists = [...document.querySelectorAll("main :is(ul, [role=group])")];
    const visible = (element: Element) => element.checkVisibility();
    return lists.flatMap((list) => {
      // A list may have columns: each has its edge.
      const edges = new Map<number, Set<number>>();
      for (const row of list.children) {
        const price = row.querySelector(":scope > .price");
        if (!row.matches("li") || !price || !visible(price)) continue;
        const left = Math.round(row.getBoundingClientRect().left);
        const column = edges.get(left) ?? new Set();
        edges.set(left, column.add(Math.round(price.getBoundingClientRect().right)));
      }
      const ragged = [...edges.values()].filter((column) => column.size > 1);
      const pictures = [...list.querySelectorAll("img")].filter(visible).map(({ src }) => src);
      return [
        ...ragged.map((column) => `prices end at ${[...column].join(", ")}`),
        ...(new Set(pictures).size < pictures.length ? ["a picture twice"] : []),
      ];
    });
  });

/** Returns the picture of the work if a visitor has to scroll to it, or if its frames have no height. */
export const lowPictures = (page: Page, lowest: number) =>
  page.locator("main figure").evaluateAll(([figure], lowest) => {
    const top = figure?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY;
    const pictures = [...(figure?.querySelectorAll("img") ?? [])];
    // A frame keeps the proportions of what it shows.
    const flat = pictures.filter(
      ({ clientWidth, clientHeight }) => clientWidth > 1 && clientWidth > 2.2 * clientHeight,
    );
    return [
      ...(top > lowest ? [`the work begins at ${top} px`] : []),
      ...flat.map(({ src }) => `${src} has no height`),
    ];
  }, lowest);

/** Returns the texts of a page that its layout cuts, breaks or wraps. */
export const textFaults = async (page: Page) => [
  ...(await clampedTexts(page)),
  ...(await wrappedPrices(page)),
  ...(await brokenWords(page)),
];

/** Returns the pages that have an element class which no earlier page has: each family, and each variant. */
export function familiesOf(pages: readonly SentPage[]): string[] {
  const known = new Set<string>();
  return pages
    .filter(({ html }) => {
      const count = known.size;
      for (const [, names = ""] of html.matchAll(/ class="([^"]+)"/g)) {
        for (const name of names.split(" ")) known.add(name);
      }
      return known.size > count;
    })
    .map(({ path }) => path);
}
