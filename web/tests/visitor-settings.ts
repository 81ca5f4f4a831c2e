import type { Page } from "@playwright/test";
import type { SentPage } from "./crawl/snapshot.ts";

/** WCAG 1.4.12: what a visitor may set without losing content. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

/** Makes every text about as long as its German translation, with words of up to 26 letters, or as it was. */
function lengthenWords(isOn: boolean): void {
  const tail = "sverarbeitungsdienstleistungen";
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node.parentElement?.closest("script, style")) continue;
    const text = node as Text & { sent?: string };
    text.sent ??= text.data;
    text.data = text.sent;
    if (!isOn) continue;
    text.data = text.sent.replace(/\p{L}{4,}/gu, (word) => {
      const missing = word.length < 10 ? Math.ceil(word.length * 0.4) : 26 - word.length;
      return word + tail.slice(0, Math.max(0, missing));
    });
  }
}

/** Translates a page's content as Google Translate does: every text in elements of its own, figures in another notation. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(
      document.querySelector("main") ?? document,
      NodeFilter.SHOW_TEXT,
    );
    const nodes: Node[] = [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    for (const node of nodes) {
      const outer = document.createElement("font");
      const inner = outer.appendChild(document.createElement("font"));
      inner.textContent = (node.textContent ?? "")
        .replace(/[a-z]+/gi, "Wort")
        .replace(/\$([\d,]+)/g, (_, figure: string) => `${figure.replaceAll(",", ".")} $`);
      (node as ChildNode).replaceWith(outer);
    }
  });

type Setting = {
  /** Applies the setting to a loaded page, or takes it back. */
  set(page: Page, isOn: boolean): Promise<unknown>;
  changesColours: boolean;
};

/** How visitors change a page. */
const SETTINGS: Record<string, Setting> = {
  "as sent": { set: async () => {}, changesColours: true },
  "text spacing": {
    // Playwright's own `addStyleTag` waits for an event, which a page without scripts never gets.
    set: (page, isOn) =>
      page.evaluate(
        ([css, isOn]) => {
          const id = "text-spacing";
          document.getElementById(id)?.remove();
          const style = Object.assign(document.createElement("style"), { id, textContent: css });
          if (isOn) document.head.append(style);
        },
        [TEXT_SPACING, isOn] as const,
      ),
    changesColours: false,
  },
  "German words": {
    set: (page, isOn) => page.evaluate(lengthenWords, isOn),
    changesColours: false,
  },
  "forced colours": {
    set: (page, isOn) => page.emulateMedia({ forcedColors: isOn ? "active" : "none" }),
    changesColours: true,
  },
};

/** Returns what a page loses with each of the settings, in the window as it is. */
export async function losses(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, { set, changesColours }] of Object.entries(SETTINGS)) {
    await set(page, true);
    const found = [...(await cutOff(page)), ...(changesColours ? await vanishedMarks(page) : [])];
    await set(page, false);
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  return problems;
}

/** Enlarges every text of a page and nothing else, as a browser's zoom of text does. */
export const enlargeText = (page: Page, scale: number) =>
  page.evaluate((scale) => {
    const elements = [...document.querySelectorAll<HTMLElement>("body, body *")];
    const sizes = elements.map((element) => parseFloat(getComputedStyle(element).fontSize));
    for (const [at, element] of elements.entries()) {
      element.style.setProperty("font-size", `${(sizes[at] ?? 0) * scale}px`, "important");
    }
  }, scale);

/** Returns the boxes that leave the window, without those in a box that is clipped or scrolls. */
export const boxesBeyond = (page: Page) =>
  page.evaluate(() => {
    const isCut = (element: Element) =>
      !element.matches("html, body") && getComputedStyle(element).overflowX !== "visible";
    const hasCutParent = (element: Element): boolean =>
      element.parentElement !== null &&
      (isCut(element.parentElement) || hasCutParent(element.parentElement));
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      const { left, right, width, height } = element.getBoundingClientRect();
      const isInside = right <= innerWidth + 1 && left >= -1;
      if (isInside || width <= 1 || height <= 1 || element.closest("[aria-hidden]")) return [];
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return [];
      if (hasCutParent(element)) return [];
      return [`${element.tagName} ${element.className} from ${left} to ${right} px`];
    });
  });

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
const vanishedMarks = (page: Page) =>
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
