import fc from "fast-check";
import type { Variables } from "../start/environment.ts";
import { row } from "./measure.ts";

const TRIALS = 120;

/** Changes fields and documents at random and holds every page to what its content makes now. */
export async function benchPrecision(env: Variables): Promise<void> {
  // The helpers of the browser tests read the environment when they are loaded.
  Object.assign(process.env, env);
  const { choice } = await import("../e2e/changes/choice.ts");
  const { DatasetChanges } = await import("../e2e/changes/dataset-changes.ts");
  const { effectOf, precisionOf } = await import("../e2e/changes/precision.ts");
  const { startUncachedSite } = await import("../e2e/support/next-start.ts");
  const seed = Date.now() % 2 ** 31;
  const uncached = await startUncachedSite();
  const changes = await DatasetChanges.open();
  const effects: Awaited<ReturnType<typeof effectOf>>[] = [];
  console.log(`\nChanges and the pages they render (seed ${seed})`);
  for (const chosen of fc.sample(choice, { seed, numRuns: TRIALS })) {
    const change = await changes.choose(chosen);
    if (!change) continue;
    const effect = await effectOf(change, uncached.url);
    effects.push(effect);
    const idle = effect.rendered.filter((path) => !effect.changed.includes(path));
    if (effect.stale.length > 0) row(effect.about, `STALE: ${effect.stale.join(" ")}`);
    if (idle.length > 0) row(effect.about, `for nothing: ${idle.length} (${idle.slice(0, 3)})`);
  }
  await uncached.stop();
  const stale = effects.filter((effect) => effect.stale.length > 0).length;
  row("changes made", String(effects.length));
  row("changes that left a page out of date", String(stale));
  row("of the pages rendered, did change", `${(precisionOf(effects) * 100).toFixed(1)} %`);
  if (stale > 0) process.exitCode = 1;
}
