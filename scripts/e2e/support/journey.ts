import { expect, type Page } from "@playwright/test";
import { test as quiet } from "../../../studio/tests/quiet.ts";
import { lake } from "./lake.ts";
import { reconcile } from "./site.ts";

type Stored = { _id: string; _rev: string; _type: string };

/** Every document, drafts and pictures included. */
const everything = () => lake.fetch<Stored[]>("*");

/** Puts the dataset back, drafts of a journey that broke off included. */
async function restore(before: readonly Stored[]): Promise<void> {
  const now = new Map((await everything()).map((document) => [document._id, document._rev]));
  const work = lake.transaction();
  for (const document of before) {
    if (now.get(document._id) !== document._rev) work.createOrReplace(document);
    now.delete(document._id);
  }
  for (const id of now.keys()) work.delete(id);
  await work.commit();
  await reconcile();
}

/**
 * Journeys of an editor through the real Studio to the site: whatever they change is undone, and no
 * page may log an error or ask another host.
 */
export const test = quiet.extend<{
  undone: undefined;
  tab: (address: string) => Promise<Page>;
}>({
  /** Opens a tab beside the Studio’s: one that is left may complain of its closed socket. */
  tab: async ({ context, watch }, use) => {
    await use(async (address) => {
      const page = await context.newPage();
      watch(page);
      await page.goto(address);
      return page;
    });
  },
  undone: [
    // Playwright reads the fixtures a fixture needs from this pattern: it must be one.
    // biome-ignore lint/correctness/noEmptyPattern: see above
    async ({}, use) => {
      const before = await everything();
      await use(undefined);
      await restore(before);
    },
    { auto: true },
  ],
});

export { expect };

/** The Studio under test, without a trailing slash. */
export const STUDIO = `http://localhost:${process.env.STUDIO_PORT}`;
