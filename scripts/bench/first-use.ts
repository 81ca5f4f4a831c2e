import { chromium, type Page } from "@playwright/test";
import { installedChromium } from "../start/chromium.ts";
import type { Variables } from "../start/environment.ts";
import { median, ms, row } from "./measure.ts";

const RUNS = 5;
const SLOWDOWN = 4;
/** Slow 4G as Lighthouse applies it in Chromium: https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1_024) / 8,
  uploadThroughput: (675 * 1_024) / 8,
};

type Use = {
  name: string;
  path: string;
  /** What the visitor does first on the page. */
  act: (page: Page) => Promise<unknown>;
  /** The event from which time counts. */
  from: "pointerdown" | "input";
  /** Whether the page shows the outcome; runs in the page. */
  isShown: () => boolean;
  aimMs: number;
};

const USES: readonly Use[] = [
  {
    name: "The menu opens",
    path: "/about",
    act: (page) => page.getByRole("button", { name: "Menu" }).tap(),
    from: "pointerdown",
    isShown: () => document.querySelector("header nav")?.checkVisibility() === true,
    aimMs: 200,
  },
  {
    name: "An empty form is refused",
    path: "/contact",
    act: (page) => page.locator("main form [type=submit]").first().tap(),
    from: "pointerdown",
    isShown: () => document.activeElement?.matches("main form :invalid") === true,
    aimMs: 300,
  },
  {
    name: "Load More adds articles",
    path: "/blog",
    act: (page) => page.getByRole("link", { name: "Load More Articles" }).tap(),
    from: "pointerdown",
    isShown: () => document.querySelectorAll("main li > article").length > 9,
    aimMs: 500,
  },
  {
    name: "The filter hides entries",
    path: "/services",
    act: (page) => page.locator("main [type=search]").pressSequentially("shopify"),
    from: "input",
    isShown: () => document.querySelector("main section[id] > article[hidden]") !== null,
    aimMs: 1_000,
  },
];

/** The longest time in milliseconds from a key in the filter to the next frame, from the second key on. */
const KEYS_AIM_MS = 100;

/** A fast typist: 100 words a minute. */
const KEY_INTERVAL_MS = 120;

/** Opens a page as a slow phone would. */
async function openOnPhone(url: string, env: Variables) {
  const executablePath = env.CHROMIUM_PATH || installedChromium();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  const context = await browser.newContext({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await session.send("Network.emulateNetworkConditions", SLOW_4G);
  await page.goto(url);
  return { page, close: () => browser.close() };
}

/** Milliseconds from the first event of a use until its outcome is on the screen. */
async function timeUse(use: Use, env: Variables): Promise<number> {
  const { page, close } = await openOnPhone(`${env.SITE_URL}${use.path}`, env);
  await page.evaluate((from) => {
    addEventListener(from, ({ timeStamp }) => performance.mark("used", { startTime: timeStamp }), {
      once: true,
      capture: true,
    });
  }, use.from);
  const acted = use.act(page);
  const shown = page.waitForFunction(use.isShown, undefined, { polling: "raf" });
  await Promise.all([acted, shown.then(() => page.evaluate(() => performance.mark("shown")))]);
  const time = await page.evaluate(() => performance.measure("use", "used", "shown").duration);
  await close();
  return time;
}

/** The longest delay of a key in the filter after the first, in milliseconds. */
async function timeKeys(env: Variables): Promise<number> {
  const { page, close } = await openOnPhone(`${env.SITE_URL}/services`, env);
  const field = page.locator("main [type=search]");
  await field.pressSequentially("a");
  await page.waitForFunction(() => document.querySelector("main article[hidden]"));
  const delays = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let longest = 0;
        // Not in TypeScript's DOM library: https://w3c.github.io/event-timing/
        const events: PerformanceObserverInit & { durationThreshold: number } = {
          type: "event",
          durationThreshold: 16,
        };
        new PerformanceObserver((list) => {
          for (const { name, duration } of list.getEntries()) {
            if (name === "input" || name === "keydown") longest = Math.max(longest, duration);
          }
        }).observe(events);
        addEventListener("change", () =>
          requestAnimationFrame(() => setTimeout(() => resolve(longest), 100)),
        );
      }),
  );
  await field.pressSequentially("pp development", { delay: KEY_INTERVAL_MS });
  await field.blur();
  const longest = await delays;
  await close();
  return longest;
}

/** Measures what a visitor waits for at the first use of a page, on a slow phone with a slow connection. */
export async function benchFirstUse(env: Variables): Promise<void> {
  console.log(
    `\nFirst use on a phone (${SLOWDOWN} × slower processor, slow 4G), median of ${RUNS}`,
  );
  const report = async (name: string, time: () => Promise<number>, aimMs: number) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run++) times.push(await time());
    row(name, `${ms(median(times))} (aim ${aimMs})`);
  };
  for (const use of USES) await report(use.name, () => timeUse(use, env), use.aimMs);
  await report("Longest wait after a key in the filter", () => timeKeys(env), KEYS_AIM_MS);
}
