import { expect, type Page } from "@playwright/test";
import { SITE, test } from "./crawl/snapshot.ts";
import { cutOff, familiesOf, lowPictures, textFaults, unevenLists } from "./layout-checks.ts";
import { openDetails } from "./page-checks.ts";
import { enlargeText, losses } from "./visitor-settings.ts";

const PHONE = 360;
const WIDE = 1280;
const WIDTHS = [320, PHONE, 480, 768, 1100, 1176, WIDE, 1920];

/** Pages with what visitors search for and put on a quote. */
const FURTHER = [
  "/services?view=cards",
  "/hire-resources?view=cards",
  "/quote?line=voice-ai&line=website-design&line=react-developer.x12&line=product-uploading.x4",
  "/search?q=chatbot",
  "/no-such-page",
];

/** How high pages are at most, in CSS pixels: what they say stands on no other page. */
const HEIGHTS: readonly (readonly [path: string, width: number, height: number])[] = [
  ["/", PHONE, 7_000],
  ["/services", 1440, 8_000],
  ["/services", 768, 9_000],
  ["/hire-resources", 768, 9_000],
  ["/services/uber-clone", 1440, 5_200],
  ["/portfolio", 390, 4_500],
  ["/contact", 1440, 2_700],
];

// The policy for content would refuse a visitor's own styles.
test.use({ javaScriptEnabled: false, bypassCSP: true });
test.describe.configure({ mode: "parallel", timeout: 600_000 });

/** Opens pages, and expects no faults of any. */
async function expectNone(
  page: Page,
  paths: readonly string[],
  faultsOf: (path: string) => Promise<string[]>,
) {
  await page.route(/\/images\//, (route) => route.abort());
  for (const path of paths) {
    await page.goto(path);
    expect.soft(await faultsOf(path), path).toEqual([]);
  }
}

for (const width of WIDTHS) {
  test(`at ${width} px, no page cuts, breaks or hides anything, whatever a visitor has set`, async ({
    page,
    site,
  }) => {
    const height = width < 720 ? 740 : 800;
    await page.setViewportSize({ width, height });
    const isWhole = width === PHONE || width === WIDE;
    const pages = isWhole ? site.pages.map(({ path }) => path) : familiesOf(site.pages);
    await expectNone(page, [...pages, ...FURTHER], async (path) => {
      const faults = await unevenLists(page);
      // Where the work begins, so that it is seen without scrolling.
      if (isWhole && path.startsWith("/services/"))
        faults.push(...(await lowPictures(page, width === PHONE ? 640 : 520)));
      await openDetails(page);
      faults.push(...(await textFaults(page)), ...(await losses(page)));
      if (width === PHONE) {
        await enlargeText(page, 1.5);
        faults.push(...(await cutOff(page)));
      }
      return faults;
    });
  });
}

for (const [path, width, height] of HEIGHTS) {
  test(`${path} is at most ${height} px high at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(path);
    const scrollHeight = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(scrollHeight).toBeLessThanOrEqual(height);
  });
}

test("with a default size of 32 px, no page is wider than a phone", async ({
  playwright,
  launchOptions,
  site,
}) => {
  const args = [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  const viewport = { width: PHONE, height: 740 };
  const page = await browser.newPage({ baseURL: SITE, javaScriptEnabled: false, viewport });
  await expectNone(page, [...familiesOf(site.pages), ...FURTHER], async () => {
    await openDetails(page);
    return cutOff(page);
  });
  await browser.close();
});
