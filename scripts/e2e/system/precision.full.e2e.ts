import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { choice } from "../changes/choice.ts";
import { DatasetChanges } from "../changes/dataset-changes.ts";
import { type Effect, effectOf, precisionOf } from "../changes/precision.ts";
import { type Site, startUncachedSite } from "../support/next-start.ts";

/** One seed, so that a failure can be repeated; the bench tries many more. */
const SEED = 20261120;
const TRIALS = 12;

let uncached: Site;
test.beforeAll(async () => {
  uncached = await startUncachedSite();
});
test.afterAll(() => uncached.stop());

test("any change renders every page it changes, and hardly any other", async () => {
  test.setTimeout(900_000);
  const changes = await DatasetChanges.open();
  const effects: Effect[] = [];
  await fc.assert(
    fc.asyncProperty(choice, async (chosen) => {
      const change = await changes.choose(chosen);
      fc.pre(change !== undefined);
      const effect = await effectOf(change, uncached.url);
      effects.push(effect);
      expect(effect.stale, effect.about).toEqual([]);
    }),
    { seed: SEED, numRuns: TRIALS, endOnFailure: true },
  );
  expect(precisionOf(effects), JSON.stringify(effects, null, 1)).toBeGreaterThanOrEqual(0.95);
});
