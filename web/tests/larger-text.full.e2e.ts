import { expect, type Page } from "@playwright/test";
import { test } from "./crawl/snapshot.ts";
import { openDetails, sweep } from "./page-checks.ts";
import { boxesBeyond, cutOff, enlargeText } from "./visitor-settings.ts";

/** How visitors enlarge text: in the browser's settings, in the system's, and by a zoom of text alone. */
const SETTINGS: { name: string; args?: string[]; enlarge?: (page: Page) => Promise<unknown> }[] = [
  ...[24, 32].map((size) => ({
    name: `a default size of ${size} px`,
    args: [`--blink-settings=defaultFontSize=${size}`],
  })),
  ...[1.3, 1.5].map((scale) => ({
    name: `text at ${scale * 100} %`,
    enlarge: (page: Page) => enlargeText(page, scale),
  })),
];

/** Addresses that no page has of its own: what visitors search for and put on a quote. */
function furtherAddresses(html: string): string[] {
  const lines = [...html.matchAll(/name="line" value="([\w-]+)\.at/g)].map(([, key]) => key);
  const [first, second] = [...new Set(lines)];
  return [
    "/services?view=cards",
    "/hire-resources?view=cards",
    `/quote?line=${first}&line=${second}&line=react-developer.x3`,
    "/search?q=chatbot",
    "/no-such-page",
  ];
}

for (const { name, args = [], enlarge } of SETTINGS) {
  test(`with ${name}, no page is wider than a phone`, async ({
    playwright,
    launchOptions,
    site,
  }) => {
    test.setTimeout(300_000);
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), ...args],
    });
    const further = furtherAddresses(site.page("/services").html);
    const paths = [...site.pages.map(({ path }) => path), ...further];
    const problems = await sweep(browser, { paths, widths: [360] }, async (page) => {
      await openDetails(page);
      await enlarge?.(page);
      return [...(await cutOff(page)), ...(await boxesBeyond(page))];
    });
    await browser.close();
    expect(problems).toEqual([]);
  });
}
