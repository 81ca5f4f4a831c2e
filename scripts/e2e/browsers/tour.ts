import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** The browser operations of the tour. A CSS selector stands for its first match. */
export type Driver = {
  open: (url: string) => Promise<unknown>;
  /** As the browser's button does; WebKit ignores some steps back that a script takes. */
  back: () => Promise<unknown>;
  resize: (width: number) => Promise<unknown>;
  /** The element must be in view. */
  click: (selector: string) => Promise<unknown>;
  hover: (selector: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<unknown>;
  evaluate: (expression: string) => Promise<unknown>;
  tabs: () => Promise<number>;
  quit: () => Promise<unknown>;
};

/** Nothing listens there, so a chat that the page opens fails at once, with or without a network. */
export const DEAD_PROXY = { host: "127.0.0.1", port: 9 };

export const HEIGHT = 800;

const SITE = process.env.SITE_URL ?? "";
const VISITOR = { name: "Test Visitor", email: "tour@visitor.example", phone: "+61 491 570 156" };
const MESSAGE = { message: "Is 100% of it included?" };
const UBER = '#navigation a[href="/services/uber-clone"]';

/** Records the page's problems in the tab's session storage from now on. */
const RECORD_PROBLEMS = `{
  const keep = (text) => { sessionStorage.problems = (sessionStorage.problems ?? "") + text + "\\n" };
  console.error = console.warn = (...parts) => keep(parts.join(" "));
  // WebKit rejects a promise of each page transition that it skips.
  addEventListener("unhandledrejection", ({ reason }) => {
    if (reason?.name !== "AbortError") keep(reason);
  });
  addEventListener("securitypolicyviolation", ({ blockedURI }) => keep("CSP: " + blockedURI));
  addEventListener("error", ({ message, target }) => keep(message ?? "failed: " + target.src), true);
}`;

/** What Firefox reports when a page is left while a module loads. */
const LEFT = /^(?:Error: )?TypeError: error loading dynamically imported module: \S+\s*$/;

/** Returns every page in the sitemap, and the search page, which it does not list. */
async function addresses(): Promise<string[]> {
  const sitemap = await (await fetch(`${SITE}/sitemap.xml`)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, url = ""]) => new URL(url).pathname);
  return [...pages, "/search"];
}

/** Declares the tour's tests for one browser, skipped if a command of its packages is missing. */
export function tour(
  name: string,
  start: (report: (text: string) => void) => Promise<Driver>,
  commands: readonly string[],
): void {
  const isInstalled = commands.every((command) => existsSync(`/usr/bin/${command}`));
  describe(`in ${name}`, () => {
    const problems: string[] = [];
    let browser: Driver;

    beforeAll(async () => {
      if (isInstalled) browser = await start((text) => problems.push(text));
      await browser?.resize(1280);
    });
    afterAll(() => browser?.quit());

    const becomes = (expression: string, value: unknown = true) =>
      expect.poll(() => browser.evaluate(expression), { message: expression }).toEqual(value);
    const isAt = (address: string) => becomes("location.pathname + location.search", address);
    const visible = (selector: string) =>
      `[...document.querySelectorAll('${selector}')].filter((each) => each.checkVisibility()).length`;
    const shows = (selector: string, number = 1) => becomes(visible(selector), number);

    async function open(path: string): Promise<void> {
      await browser.open(SITE + path);
      await browser.evaluate(`(() => ${RECORD_PROBLEMS})()`);
    }

    async function click(selector: string): Promise<void> {
      const options = '{ block: "center", behavior: "instant" }';
      await browser.evaluate(`document.querySelector('${selector}').scrollIntoView(${options})`);
      // Until the transition from the last page has ended, it takes the clicks.
      await becomes('document.documentElement.matches(":active-view-transition")', false);
      await browser.click(selector);
    }

    const isEnhanced = (form: string) =>
      becomes(`document.querySelector("#${form}-form").hasAttribute("aria-busy")`);

    async function fillAndSend(form: string, values: Record<string, string>): Promise<void> {
      for (const [name, value] of Object.entries(values)) {
        await browser.type(`#${form}-${name}`, value);
      }
      await isEnhanced(form);
      await click(`#${form}-form [type=submit]`);
    }

    /** Runs a test if the browser is installed, and expects its console to stay silent. */
    const step = (name: string, run: () => Promise<void>) =>
      test.runIf(isInstalled)(name, { timeout: 900_000 }, async () => {
        await run();
        problems.push(String(await browser.evaluate("sessionStorage.problems ?? ''")));
        await browser.evaluate("sessionStorage.clear()");
        expect(problems.splice(0).filter((text) => text.trim() && !LEFT.test(text))).toEqual([]);
      });

    step("the menu opens on hover, and on a phone by its button", async () => {
      await open("/about");
      await browser.hover('#navigation a[href="/app-clones"]');
      await shows(UBER);
      await click(UBER);
      await isAt("/services/uber-clone");
      await browser.resize(390);
      await open("/about");
      await shows("#navigation", 0);
      await click("[popovertarget=navigation]");
      await click('#navigation a[href="/app-clones"] + details > summary');
      await shows(UBER);
      await click(UBER);
      await isAt("/services/uber-clone");
      await shows("#navigation", 0);
      await browser.resize(1280);
    });

    step("search follows what is typed and opens a page, and Back returns", async () => {
      await open("/about");
      await click('header a[href="/search"]');
      await isAt("/search");
      await browser.type("main [type=search]", "uber clone");
      await isAt("/search?q=uber+clone");
      await click('main h3 a[href="/services/uber-clone"]');
      await isAt("/services/uber-clone");
      await browser.back();
      await isAt("/search?q=uber+clone");
    });

    step("a filter shows matching rows, and Back restores them", async () => {
      const row = "main section[id] > article";
      await open("/services");
      await click("main [type=search]");
      await browser.type("main [type=search]", "shop");
      await isAt("/services?q=shop");
      await becomes(`document.querySelector("${row}[hidden]") !== null`);
      const count = Number(await browser.evaluate(visible(row)));
      await click(`${row}:not([hidden]) h3 a`);
      await becomes('location.pathname.startsWith("/services/")');
      await browser.back();
      await isAt("/services?q=shop");
      await shows(row, count);
    });

    step("Load More adds six articles, and Back returns to the blog", async () => {
      await open("/blog");
      await click("a[data-next]");
      await shows("main li:has(> article)", 15);
      await click("main li > article a");
      await becomes('location.pathname.startsWith("/blog/")');
      await browser.back();
      await isAt("/blog");
    });

    step("the contact form opens the chat", async () => {
      const tabs = await browser.tabs();
      await open("/contact");
      await fillAndSend("contact", { ...VISITOR, service: "Web", ...MESSAGE });
      await expect.poll(() => browser.tabs()).toBe(tabs + 1);
      await shows("#contact-notice a", 0);
    });

    step("the quote form opens the chat", async () => {
      const tabs = await browser.tabs();
      await open("/services/website-design");
      await isEnhanced("quote");
      // Two clicks at one place within half a second would be a double click, which the site ignores.
      await browser.evaluate('document.querySelector("#quote-form").requestSubmit()');
      await shows("#quote-form [id$=-error]:not(:empty)", 4);
      await fillAndSend("quote", { ...VISITOR, ...MESSAGE });
      await shows("#toaster > div");
      expect(await browser.tabs()).toBe(tabs + 1);
    });

    step("the enquiry form sends an enquiry", async () => {
      await open("/instagram-chatbot");
      await fillAndSend("enquiry", { ...VISITOR, ...MESSAGE });
      await shows("#receipts li");
    });

    step("no page scrolls horizontally", async () => {
      const overflows: string[] = [];
      const page = "document.documentElement";
      // Where the least room is. Chromium opens every page at every width.
      await browser.resize(320);
      for (const path of await addresses()) {
        await browser.open(SITE + path);
        const excess = await browser.evaluate(`${page}.scrollWidth - 320`);
        if (excess !== 0) overflows.push(`${path}: ${excess} px`);
      }
      expect(overflows).toEqual([]);
    });
  });
}
