import { processWideSlot } from "../runtime/process-wide.ts";

/** Which pages of this instance's cache depend on what. */
export type PageIndex = {
  /** Renders those of the pages that are not cached, or stale: a page's tags are known once it is rendered. */
  refresh: (paths: readonly string[]) => Promise<void>;
  /** The cached addresses that depend on each tag (`content/tags.ts`). */
  keysByTag: (tags: readonly string[]) => ReadonlyMap<string, readonly string[]>;
};

/** The index of this process; there is none in development, where nothing is cached. */
export const sharedPageIndex = processWideSlot<PageIndex>("page-index");
