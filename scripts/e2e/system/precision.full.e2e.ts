import { expect, test } from "@playwright/test";
import { randomNumbers } from "../../bench/fuzz-requests.ts";
import { changeMaker } from "../changes/dataset-changes.ts";
import { type Effect, effectOf } from "../changes/precision.ts";
import { type Site, startUncachedSite } from "../support/next-start.ts";

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
