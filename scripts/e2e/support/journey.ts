import { expect, type Page, test as playwright } from "@playwright/test";
import type { SanityDocument } from "@sanity/client";
import { SKIPPED_TRANSITION } from "../../../web/tests/page-checks.ts";
import { lake } from "./lake.ts";
import { reconcile } from "./site.ts";
import { go, openStudio } from "./studio.ts";

export { expect };

/** A page and its complaints: logged errors, and requests to other hosts. */
type Watched = { page: Page; complaints: string[] };

/** Messages that are harmless or not the project's fault. */
const IGNORED = [
  // Logged when a preview takes over eight seconds to start. One that never starts fails its test.
  "Unable to connect to visual editing.",
  // Logged when a page is closed while Sanity's client is still sending its presence over the socket.
  "WebSocket is already in CLOSING or CLOSED state.",
];

/** Warnings of the Studio about our own templates. */
const TEMPLATES = /templates?\b.*(?:not defined|conflict)|conflicting templates/i;

function watch(page: Page): Watched {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    const isComplaint = message.type() === "error" || TEMPLATES.test(text);
    if (!isComplaint || IGNORED.some((start) => text.startsWith(start))) return;
    complaints.push(`${text} (${message.location().url})`);
  });
  page.on("pageerror", (error) => {
    if (error.message !== SKIPPED_TRANSITION) complaints.push(String(error));
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    const isHome = hostname === "localhost" || hostname.endsWith(".localhost");
    if (protocol.startsWith("http") && !isHome) complaints.push(`left: ${request.url()}`);
  });
  return { page, complaints };
}

/** Fetches all documents by id, except preview secrets: they expire, and other tests may be using theirs. */
async function allDocuments(): Promise<Map<string, SanityDocument>> {
  const query = '*[_type != "sanity.previewUrlSecret"]';
  const all = await lake.fetch<SanityDocument[]>(query);
  return new Map(all.map((document) => [document._id, document]));
}

/** Saves the dataset. @returns a function that restores it, and resolves with whether anything had changed */
async function saveDataset(): Promise<() => Promise<boolean>> {
  const before = await allDocuments();
  return async () => {
    const after = await allDocuments();
    const created = [...after.keys()].filter((id) => !before.has(id));
    const changed = [...before.values()].filter(({ _id, _rev }) => after.get(_id)?._rev !== _rev);
    if (created.length + changed.length === 0) return false;
    const transaction = lake.transaction();
    for (const id of created) transaction.delete(id);
    for (const document of changed) transaction.createOrReplace(document);
    const { transactionId } = await transaction.commit({ returnDocuments: false });
    for (const document of changed) before.set(document._id, { ...document, _rev: transactionId });
    return true;
  };
}

const DESK = { width: 1440, height: 900 };

type Fixtures = {
  /** The Studio, signed in by the lake as an administrator; it stays open from test to test. */
  studio: Page;
  undone: undefined;
};

/**
 * Tests of an editor's Studio (`studio`) and a visitor's page (`page`). Their changes to the dataset are
 * undone, and no page may log an error or send a request to another host.
 */
export const test = playwright.extend<Fixtures, { undo: () => Promise<boolean>; desk: Watched }>({
  undo: [
    // Playwright reads a fixture's dependencies from this pattern, so it must be a destructuring pattern.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => use(await saveDataset()),
    { scope: "worker" },
  ],
  desk: [
    async ({ browser }, use) => {
      const desk = watch(await browser.newPage({ viewport: DESK }));
      await openStudio(desk.page);
      await use(desk);
      await desk.page.context().close();
    },
    { scope: "worker" },
  ],
  undone: [
    async ({ undo }, use) => {
      await use(undefined);
      if (await undo()) await reconcile();
    },
    { auto: true },
  ],
  studio: async ({ desk: { page, complaints } }, use) => {
    complaints.splice(0);
    await page.setViewportSize(DESK);
    // Clears prices and positions that the previous test entered but did not publish.
    await page.evaluate(() => sessionStorage.clear());
    await use(page);
    // Leaves the form before its document is restored.
    await go(page, "/structure");
    expect(complaints).toEqual([]);
  },
  page: async ({ page }, use) => {
    const { complaints } = watch(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
});
