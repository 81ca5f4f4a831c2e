import type { Page } from "@playwright/test";
import { cutOff, vanishedMarks } from "./layout-checks.ts";

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

/** How visitors change a page: each applies a setting to a loaded page, or takes it back. */
const SETTINGS: Record<string, (page: Page, isOn: boolean) => Promise<unknown>> = {
  "as sent": async () => {},
  // Playwright's own `addStyleTag` waits for an event, which a page without scripts never gets.
  "text spacing": (page, isOn) =>
    page.evaluate(
      ([css, isOn]) => {
        const id = "text-spacing";
        document.getElementById(id)?.remove();
        const style = Object.assign(document.createElement("style"), { id, textContent: css });
        if (isOn) document.head.append(style);
      },
      [TEXT_SPACING, isOn] as const,
    ),
  "German words": (page, isOn) => page.evaluate(lengthenWords, isOn),
};

/** Returns what a page loses with each of the settings, in the window as it is. */
export async function losses(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, set] of Object.entries(SETTINGS)) {
    await set(page, true);
    problems.push(...(await cutOff(page)).map((problem) => `${name}: ${problem}`));
    await set(page, false);
  }
  await page.emulateMedia({ forcedColors: "active" });
  problems.push(...(await vanishedMarks(page)));
  await page.emulateMedia({ forcedColors: "none" });
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
