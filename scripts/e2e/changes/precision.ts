import { reconcile, shown, siteAddresses, visitAll } from "../support/site.ts";
import type { Change } from "./dataset-changes.ts";

/** What one change did to the site. */
export type Effect = {
  about: string;
  /** Paths whose answer differs from what their content makes now: there must be none. */
  stale: string[];
  /** Pages rendered anew, of those that were cached. Aliases, which show nothing, do not count. */
  rendered: string[];
  /** Those of them whose answer changed. */
  changed: string[];
};

async function everyPath(): Promise<string[]> {
  const { pages, aliases } = await siteAddresses();
  return [...pages, ...aliases.keys()];
}

/**
 * Makes a change, looks at every page of the site, and takes the change back.
 * @param uncached address of the same site without its caches
 */
export async function effectOf(change: Change, uncached: string): Promise<Effect> {
  const known = await everyPath();
  const before = await visitAll(known);
  await change.apply();
  try {
    await reconcile();
    const paths = [...new Set([...known, ...(await everyPath())])];
    const after = await visitAll(paths);
    // Also of what has just been rendered: a page can be made anew of old content.
    const truth = await visitAll(paths, uncached);
    const answer = (answers: typeof after, path: string) => {
      const found = answers.get(path);
      return found && shown(found);
    };
    const rendered = known.filter(
      (path) => after.get(path)?.rendered && before.get(path)?.status === 200,
    );
    return {
      about: change.about,
      stale: paths.filter((path) => answer(after, path) !== answer(truth, path)),
      rendered,
      changed: rendered.filter((path) => answer(after, path) !== answer(before, path)),
    };
  } finally {
    await change.undo();
    await reconcile();
  }
}

/** The share of the pages rendered anew that did change, over many changes. */
export function precisionOf(effects: readonly Effect[]): number {
  const sum = (count: (effect: Effect) => number) =>
    effects.reduce((total, effect) => total + count(effect), 0);
  return sum(({ changed }) => changed.length) / sum(({ rendered }) => rendered.length);
}
