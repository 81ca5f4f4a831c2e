import { processWide } from "../runtime/process-wide.ts";

/** Which pages of this instance's cache depend on what. */
export type PageIndex = {
  /** Renders those of the pages that are not cached, or stale: a page's tags are known once it is rendered. */
  refresh: (paths: readonly string[]) => Promise<void>;
  /** The cached addresses that depend on each tag (`content/tags.ts`). */
  keysByTag: (tags: readonly string[]) => ReadonlyMap<string, readonly string[]>;
};

const registry = () => processWide<{ index?: PageIndex }>("page-index", () => ({}));

/** Makes the routes of this process use an index. */
export function sharePageIndex(index: PageIndex): void {
  registry().index = index;
}

/** The index of this process; undefined in development, where nothing is cached. */
export const sharedPageIndex = (): PageIndex | undefined => registry().index;
