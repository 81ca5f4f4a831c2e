import { expect, test } from "@playwright/test";
import { randomNumbers } from "../../bench/fuzz-requests.ts";
import { type Change, changeMaker } from "../changes/dataset-changes.ts";
import { type Site, startUncachedSite } from "../support/next-start.ts";
import { reconcile, shown, siteAddresses, visitAll } from "../support/site.ts";

/** What one change did to the site. */
type Effect = {
  about: string;
  /** Paths whose response differs from what their content makes now: there must be none. */
  stale: string[];
  /** Pages rendered anew, of those that were cached. Aliases, which show nothing, do not count. */
  rendered: string[];
  /** Those of them whose response changed. */
  changed: string[];
};

async function everyPath(): Promise<string[]> {
  const { pages, aliases } = await siteAddresses();
  return [...pages, ...aliases.keys()];
}

/**
 * Makes a change, looks at every page of the site, and reverts the change.
 * @param uncached address of the same site without its caches
 */
async function effectOf(change: Change, uncached: string): Promise<Effect> {
  const known = await everyPath();
  const before = await visitAll(known);
  await change.apply();
  try {
    await reconcile();
    const paths = [...new Set([...known, ...(await everyPath())])];
    const after = await visitAll(paths);
    // Also of what has just been rendered: a page can be made anew of old content.
    const truth = await visitAll(paths, uncached);
    const show = (responses: typeof after, path: string) => {
      const found = responses.get(path);
      return found && shown(found);
    };
    const rendered = known.filter(
      (path) => after.get(path)?.rendered && before.get(path)?.status === 200,
    );
    return {
      about: change.about,
      stale: paths.filter((path) => show(after, path) !== show(truth, path)),
      rendered,
      changed: rendered.filter((path) => show(after, path) !== show(before, path)),
    };
  } finally {
    await change.undo();
    await reconcile();
  }
}

/** One seed, so that a failure can be repeated. */
const SEED = 20261120;
const TRIALS = 12;

let uncached: Site;
test.beforeAll(async () => {
  uncached = await startUncachedSite();
});
test.afterAll(() => uncached.stop());

test("any change renders every page it changes, and hardly any other", async () => {
  test.setTimeout(900_000);
  const makeChange = await changeMaker(randomNumbers(SEED));
  const effects: Effect[] = [];
  while (effects.length < TRIALS) {
    const change = await makeChange();
    if (!change) continue;
    const effect = await effectOf(change, uncached.url);
    effects.push(effect);
    expect(effect.stale, effect.about).toEqual([]);
  }
  const all = (pages: (effect: Effect) => string[]) => effects.flatMap(pages).length;
  const precision = all(({ changed }) => changed) / all(({ rendered }) => rendered);
  expect(precision, JSON.stringify(effects, null, 1)).toBeGreaterThanOrEqual(0.95);
});
