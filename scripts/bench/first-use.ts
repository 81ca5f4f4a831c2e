/// <reference lib="dom" />
import { chromium, type Page } from "@playwright/test";
import type { Variables } from "../start/environment.ts";
import { median, ms, percentile, row } from "./measure.ts";

const RUNS = 5;

/** What counts as good (https://web.dev/articles/inp). */
const LIMIT_MS = 200;

/** Lighthouse's phone: a quarter as fast as this machine. */
const SLOWER = 4;

/** The longest that anything on the page took to answer the visitor, in milliseconds. */
const slowest = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as PerformanceEventTiming[]) {
            if (entry.interactionId) longest = Math.max(longest, entry.duration);
          }
          // The threshold is not in TypeScript's DOM library: https://w3c.github.io/event-timing/
        }).observe({
          type: "event",
          buffered: true,
          durationThreshold: 16,
        } as PerformanceObserverInit);
        setTimeout(() => resolve(longest), 500);
      }),
  );

/** What a visitor does first on a page, before and while its code comes. */
const USES: Record<string, { path: string; use: (page: Page) => Promise<void> }> = {
  menu: {
    path: "/about",
    use: (page) => page.getByRole("button", { name: "Menu" }).tap(),
  },
  "Load More": {
    path: "/blog",
    use: async (page) => {
      const more = page.getByRole("link", { name: "Load More Articles" });
      await more.scrollIntoViewIfNeeded();
      await more.tap();
    },
  },
  "role filter": {
    path: "/hire-resources",
    use: (page) =>
      page
        .getByRole("link", { name: /^Mobile/ })
        .first()
        .tap(),
  },
  question: {
    path: "/instagram-chatbot",
    use: (page) => page.locator("main details summary").first().tap(),
  },
  form: {
    path: "/contact",
    use: async (page) => {
      await page
        .getByLabel(/^(?:Full )?Name/)
        .first()
        .tap();
      await page.keyboard.type("Ada");
    },
  },
};

/**
 * How long the first use of each thing takes until the page shows its answer (INP), on a phone.
 * @throws an error that names what took longer than it may
 */
export async function benchFirstUse(env: Variables): Promise<void> {
  console.log(`\nFirst use on a phone (median and worst of ${RUNS})`);
  const browser = await chromium.launch({
    ...(env.CHROMIUM_PATH && { executablePath: env.CHROMIUM_PATH }),
    args: ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-quic"],
  });
  const slow: string[] = [];
  for (const [name, { path, use }] of Object.entries(USES)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) {
      const viewport = { width: 412, height: 823 };
      const page = await browser.newPage({ baseURL: env.SITE_URL ?? "", viewport, hasTouch: true });
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
      await page.goto(path);
      await use(page);
      times.push(await slowest(page));
      await page.close();
    }
    row(`${name} (${path})`, `${ms(median(times))}, ${ms(percentile(times, 1))}`);
    if (median(times) > LIMIT_MS) slow.push(`${name} takes ${ms(median(times))}`);
  }
  await browser.close();
  if (slow.length > 0) throw new Error(`${slow.join("; ")}: no more than ${ms(LIMIT_MS)} is good.`);
}
