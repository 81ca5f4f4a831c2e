import type { Page } from "@playwright/test";
import axe from "axe-core";

const TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Chromium's error if a page opens during a transition: https://github.com/w3c/csswg-drafts/issues/13726 */
export const SKIPPED_TRANSITION = "Transition was skipped. Navigation aborted";

/** Collects a page's console messages, errors and failed requests. */
export function watch(page: Page): { complaints: string[] } {
  const complaints: string[] = [];
  page.on("console", (message) => complaints.push(`console: ${message.text()}`));
  page.on("pageerror", ({ message }) => {
    if (message !== SKIPPED_TRANSITION) complaints.push(`error: ${message}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // Aborted because the next page was opened.
    if (reason !== "net::ERR_ABORTED") complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      complaints.push(`${response.status()}: ${response.url()}`);
    }
  });
  return { complaints };
}

/** Holds back a page's requests to matching addresses. Returns the function that releases them. */
export async function hold(page: Page, address: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(address, (route) => promise.then(() => route.continue()));
  return resolve;
}

/** Gives the page that is opened next its own clock, which `stopTime` can stop. */
export const startTime = (page: Page) => page.clock.install({ time: 0 });

/** Stops the clock of a page: only `page.clock.runFor` advances it. */
export const stopTime = (page: Page) => page.clock.pauseAt(3_600_000);

/** Scrolls an element into view, and waits until the page's own, earlier observers have been notified. */
export const scroll = (page: Page, selector = "body > footer") =>
  page.locator(selector).evaluate(
    (element) =>
      new Promise<void>((resolve) => {
        const watch = () => new IntersectionObserver(() => resolve()).observe(document.body);
        document.addEventListener("scroll", watch, { once: true });
        element.scrollIntoView({ behavior: "instant", block: "end" });
      }),
  );

/**
 * Returns the axe rules that a page breaks, with the first element of each.
 * @param options.within a selector, to check only a part of the page
 * @param options.contrast false to leave out what takes longest
 */
export const axeProblems = (page: Page, { within = "html", contrast = true } = {}) => {
  const rules = { "color-contrast": { enabled: contrast } };
  return violations(page, { runOnly: { type: "tag", values: TAGS }, rules }, within);
};

/** Like `axeProblems`, for contrast only: nothing else depends on the colour scheme. */
export const contrastProblems = (page: Page) =>
  violations(page, { runOnly: { type: "rule", values: ["color-contrast"] } });

/** Runs axe within the page. It does not fetch stylesheets again, which these rules do not need. */
async function violations(page: Page, rules: axe.RunOptions, within = "html"): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  // The rule about audio that plays automatically needs media to be loaded.
  const preload = { assets: ["media" as const] };
  const options = { ...rules, resultTypes: ["violations" as const], preload };
  return page.evaluate(
    async ([within, options]) => {
      const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(
        within,
        options,
      );
      return violations.map(({ id, nodes }) => {
        const [first] = nodes;
        const summary = first?.failureSummary?.split("\n")[1]?.trim();
        return `axe ${id} ×${nodes.length}: ${first?.target} ${summary}`;
      });
    },
    [within, options] as const,
  );
}

/** Returns the layout shifts, horizontal overflow and wrong number of main headings of a loaded page. */
export async function layoutProblems(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const problems: string[] = [];
    await document.fonts.ready;
    type LayoutShift = { value: number; sources: { node: Node | null }[] };
    const shifts = await new Promise<LayoutShift[]>((resolve) => {
      const seen: LayoutShift[] = [];
      new PerformanceObserver((list) => {
        seen.push(...(list.getEntries() as unknown as LayoutShift[]));
      }).observe({ type: "layout-shift", buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
    });
    for (const { value, sources } of shifts) {
      const node = sources[0]?.node;
      const element = node instanceof Element ? node : node?.parentElement;
      problems.push(`layout shift ${value.toFixed(4)} of ${element?.outerHTML.slice(0, 80)}`);
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`${scrollWidth - clientWidth} px sideways`);
    const headings = document.querySelectorAll("h1").length;
    if (headings !== 1) problems.push(`${headings} h1`);
    return problems;
  });
}

/** Opens everything of a page that is collapsed. */
export const openDetails = (page: Page) =>
  page.locator("main details").evaluateAll((elements) => {
    for (const details of elements) details.setAttribute("open", "");
  });
