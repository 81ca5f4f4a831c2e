import { expect, test } from "@playwright/test";
import { type Change, changeMaker } from "../changes/dataset-changes.ts";
import { randomNumbers } from "../changes/random-numbers.ts";
import { type Site, startUncachedSite } from "../support/next-start.ts";
import { reconcile, shown, siteAddresses, visitAll, visitUncached } from "../support/site.ts";

const everyPath = async (): Promise<string[]> => (await siteAddresses()).pages;

type Visits = Awaited<ReturnType<typeof visitAll>>;

const differing = (paths: readonly string[], some: Visits, others: Visits) =>
  paths.filter((path) => shown(some.get(path)) !== shown(others.get(path)));

/**
 * Applies a change, and visits every page of the site, with what it fetches once it is used.
 * @returns the re-rendered pages, and those of them that changed
 */
async function effectOf(change: Change) {
  const known = await everyPath();
  const visited = known;
  const before = await visitAll(visited);
  await change.apply();
  await reconcile();
  const after = await visitAll(visited);
  // Only pages that were cached.
  const rendered = known.filter(
    (path) => after.get(path)?.rendered && before.get(path)?.status === 200,
  );
  const changed = rendered.filter((path) => differing([path], after, before).length > 0);
  return { about: change.about, rendered, changed };
}

/** Returns the paths whose response is outdated. Pages just rendered may be so, if their content was. */
async function stalePaths(known: readonly string[], uncached: string) {
  const paths = [...new Set([...known, ...(await everyPath())])];
  return differing(paths, await visitAll(paths), await visitUncached(paths, uncached));
}

/** A fixed seed, so that failures can be reproduced. */
const SEED = 20261120;
const ROUNDS = 4;
/** Changes made one after another, before the whole site is compared with an uncached one. */
const CHANGES_PER_ROUND = 3;

let uncached: Site;
test.beforeAll(async () => {
  uncached = await startUncachedSite();
});
test.afterAll(() => uncached.stop());

test("a change re-renders the pages it affects and hardly any others", async () => {
  test.setTimeout(900_000);
  const makeChange = await changeMaker(randomNumbers(SEED));
  const effects: Awaited<ReturnType<typeof effectOf>>[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const known = await everyPath();
    const made: Change[] = [];
    try {
      while (made.length < CHANGES_PER_ROUND) {
        const change = await makeChange();
        if (!change) continue;
        made.push(change);
        effects.push(await effectOf(change));
      }
      const about = made.map((change) => change.about).join();
      expect(await stalePaths(known, uncached.url), about).toEqual([]);
    } finally {
      for (const change of made.toReversed()) await change.undo();
      await reconcile();
    }
  }
  const rendered = effects.flatMap((effect) => effect.rendered).length;
  const changed = effects.flatMap((effect) => effect.changed).length;
  expect(changed / rendered, JSON.stringify(effects, null, 1)).toBeGreaterThanOrEqual(0.95);
});
