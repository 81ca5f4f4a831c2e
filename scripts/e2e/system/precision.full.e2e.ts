import { expect, test } from "@playwright/test";
import { randomNumbers } from "../../bench/fuzz-requests.ts";
import { type Change, changeMaker } from "../changes/dataset-changes.ts";
import { type Site, startUncachedSite } from "../support/next-start.ts";
import { reconcile, shown, siteAddresses, visitAll } from "../support/site.ts";

async function everyPath(): Promise<string[]> {
  const { pages, aliases } = await siteAddresses();
  return [...pages, ...aliases.keys()];
}

/**
 * Makes a change, looks at every page of the site, and reverts the change.
 * @returns the paths whose response is stale, the pages rendered anew, and those of them that changed
 */
async function effectOf(change: Change, uncached: string) {
  const known = await everyPath();
  const before = await visitAll(known);
  await change.apply();
  try {
    await reconcile();
    const paths = [...new Set([...known, ...(await everyPath())])];
    const after = await visitAll(paths);
    // Also of what has just been rendered: a page can be made anew of old content.
    const truth = await visitAll(paths, uncached);
    const differs = (other: typeof after) => (path: string) =>
      shown(after.get(path)) !== shown(other.get(path));
    // Of those that were cached; aliases, which show nothing, do not count.
    const rendered = known.filter(
      (path) => after.get(path)?.rendered && before.get(path)?.status === 200,
    );
    return {
      about: change.about,
      stale: paths.filter(differs(truth)),
      rendered,
      changed: rendered.filter(differs(before)),
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

test("any change renders the pages it changes and hardly any other", async () => {
  test.setTimeout(900_000);
  const makeChange = await changeMaker(randomNumbers(SEED));
  const effects: Awaited<ReturnType<typeof effectOf>>[] = [];
  while (effects.length < TRIALS) {
    const change = await makeChange();
    if (!change) continue;
    const effect = await effectOf(change, uncached.url);
    effects.push(effect);
    expect(effect.stale, effect.about).toEqual([]);
  }
  const rendered = effects.flatMap((effect) => effect.rendered).length;
  const changed = effects.flatMap((effect) => effect.changed).length;
  expect(changed / rendered, JSON.stringify(effects, null, 1)).toBeGreaterThanOrEqual(0.95);
});
