import { expect, type Page, test as playwright } from "@playwright/test";
import type { SanityDocument } from "@sanity/client";
import { SKIPPED_TRANSITION } from "../../../web/tests/page-checks.ts";
import { lake } from "./lake.ts";
import { reconcile } from "./site.ts";
import { go, openStudio } from "./studio.ts";

export { expect };

/** A page, and what it complained of: errors logged, and requests to other hosts. */
type Watched = { page: Page; complaints: string[] };

/** What is no fault, or someone else's. */
const IGNORED = [
  // Said of a preview that takes over eight seconds to start. One that never starts fails its test.
  "Unable to connect to visual editing.",
  // Said where a page is left while Sanity's client still sends its presence through the socket.
  "WebSocket is already in CLOSING or CLOSED state.",
];

function watch(page: Page): Watched {
  const complaints: string[] = [];
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() !== "error" || IGNORED.some((start) => text.startsWith(start))) return;
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

/** Every document by id, but for the secrets of previews: they expire, and those of other tests may be in use. */
async function everything(): Promise<Map<string, SanityDocument>> {
  const query = '*[_type != "sanity.previewUrlSecret"]';
  const all = await lake.fetch<SanityDocument[]>(query);
  return new Map(all.map((document) => [document._id, document]));
}

/** Remembers the dataset. @returns what puts it back, and resolves with whether anything had changed */
async function rememberDataset(): Promise<() => Promise<boolean>> {
  const before = await everything();
  return async () => {
    const after = await everything();
    const created = [...after.keys()].filter((id) => !before.has(id));
    const changed = [...before.values()].filter(({ _id, _rev }) => after.get(_id)?._rev !== _rev);
    if (created.length + changed.length === 0) return false;
    const work = lake.transaction();
    for (const id of created) work.delete(id);
    for (const document of changed) work.createOrReplace(document);
    const { transactionId } = await work.commit({ returnDocuments: false });
    for (const document of changed) before.set(document._id, { ...document, _rev: transactionId });
    return true;
  };
}

/** The window of an editor. */
const DESK = { width: 1440, height: 900 };

type Fixtures = {
  /** An administrator's Studio, to which the lake signs in; it stays open from test to test. */
  studio: Page;
  undone: undefined;
};

/**
 * Journeys of editors through the Studio to visitors of the site (`page`). Whatever they change is undone,
 * and no page may log an error or ask another host.
 */
export const test = playwright.extend<Fixtures, { undo: () => Promise<boolean>; desk: Watched }>({
  undo: [
    // Playwright reads the fixtures a fixture needs from this pattern: it must be one.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => use(await rememberDataset()),
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
    // Prices and places that the test before wrote and did not publish.
    await page.evaluate(() => sessionStorage.clear());
    await use(page);
    // Leaves the form before what it shows is undone.
    await go(page, "/structure");
    expect(complaints).toEqual([]);
  },
  page: async ({ page }, use) => {
    const { complaints } = watch(page);
    await use(page);
    expect(complaints).toEqual([]);
  },
});
