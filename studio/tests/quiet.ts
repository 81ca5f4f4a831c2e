import { test as base, expect, type Page } from "@playwright/test";

/**
 * What the Studio says of its preview when that takes over eight seconds to start, as it may where
 * two processors do everything. A preview that never starts fails its test.
 */
const IMPATIENCE = "Unable to connect to visual editing.";

/**
 * What the browser says where a page is left while its presence still says goodbye: the socket was closed
 * with the page, and the Studio's client does not look. A page that stays has no reason to say it.
 */
const GOODBYE = "WebSocket is already in CLOSING or CLOSED state.";

/** Tests whose pages must stay quiet and at home: no error logged, nothing asked of another host. */
export const test = base.extend<{ watch: (page: Page) => void }>({
  /** Collects what a page complains of; the test fails unless there is nothing. */
  watch: [
    // Playwright reads the fixtures a fixture needs from this pattern: it must be one.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const complaints: string[] = [];
      const goodbyes: string[] = [];
      await use((page) => {
        page.on("console", (message) => {
          const text = message.text();
          if (message.type() !== "error" || text.startsWith(IMPATIENCE)) return;
          const list = text === GOODBYE ? goodbyes : complaints;
          list.push(`${text} (${message.location().url})`);
        });
        // Another document has come: the one before was left.
        page.on("domcontentloaded", () => goodbyes.splice(0));
        page.on("pageerror", (error) => complaints.push(String(error)));
        page.on("request", (request) => {
          const { protocol, hostname } = new URL(request.url());
          const isHome = hostname === "localhost" || hostname.endsWith(".localhost");
          if (protocol.startsWith("http") && !isHome) complaints.push(`left: ${request.url()}`);
        });
      });
      expect([...complaints, ...goodbyes]).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, watch }, use) => {
    watch(page);
    await use(page);
  },
});
