import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { type Choice, DatasetChanges } from "../changes/dataset-changes.ts";
import { type Effect, effectOf } from "../changes/precision.ts";
import { type Site, startUncachedSite } from "../support/next-start.ts";

/** One seed, so that a failure can be repeated; the bench tries many more. */
const SEED = 20261120;
const TRIALS = 24;

const choice: fc.Arbitrary<Choice> = fc.record({
  kind: fc.oneof(
    { weight: 5, arbitrary: fc.constant("field" as const) },
    {
      weight: 1,
      arbitrary: fc.constantFrom("create" as const, "unpublish" as const, "delete" as const),
    },
  ),
  type: fc.nat(PUBLIC_TYPES.length - 1),
  document: fc.nat(1_000),
  field: fc.nat(1_000),
  value: fc.nat(1_000),
});

let uncached: Site;
test.beforeAll(async () => {
  uncached = await startUncachedSite();
});
test.afterAll(() => uncached.stop());

test("any change renders every page it changes, and hardly any other", async () => {
  test.setTimeout(300_000);
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
  const sum = (count: (effect: Effect) => number) =>
    effects.reduce((total, effect) => total + count(effect), 0);
  const [rendered, changed] = [
    sum((effect) => effect.rendered.length),
    sum((effect) => effect.changed.length),
  ];
  expect(changed / rendered, JSON.stringify(effects, null, 1)).toBeGreaterThanOrEqual(0.95);
});
