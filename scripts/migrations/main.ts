import { parseArgs } from "node:util";
import { runCommand } from "../command.ts";
import { clientFromEnvironment } from "../dataset/client.ts";
import { differenceLine } from "../dataset/differences.ts";
import { endPlans, planLine, readPlans } from "./0014-weak-links/plans.ts";
import { lineOf, migrate } from "./migrate.ts";
import type { Change } from "./plan.ts";
import { rollBack } from "./rollback.ts";
import { loadSteps } from "./steps.ts";

const NOT_WRITTEN = "Nothing was written. Run again with --apply to do it.";
const USAGE = `Usage: npm run tool -- migrate [--apply]              (without --apply: says what would change)
       npm run tool -- migrate --rollback [--apply]   undoes the last one
       npm run tool -- migrate --plans [--apply]      the same with schedules paused, and ends plans of v2026.11.28`;

function printChanges(changes: readonly Change[]): void {
  for (const { id, fields } of changes) {
    console.log(`  ${id}`);
    for (const field of fields) console.log(differenceLine(field));
  }
}

await runCommand(USAGE, async () => {
  const { values } = parseArgs({
    options: {
      apply: { type: "boolean" },
      rollback: { type: "boolean" },
      plans: { type: "boolean" },
    },
  });
  const apply = values.apply ?? false;
  const client = clientFromEnvironment(process.env);
  if (values.rollback) {
    const { name, changes, edited } = await rollBack(client, apply);
    console.log(`${name}: ${changes.length} documents as they were before`);
    if (!apply) printChanges(changes);
    for (const id of edited) console.log(`! ${id} was edited since; left alone`);
    console.log(apply ? `${name} is pending again.` : NOT_WRITTEN);
    return 0;
  }
  if (values.plans) {
    for (const { report } of await readPlans(client)) console.log(planLine(report));
  }
  const steps = await loadSteps();
  const options = { steps, apply, onProgress: (line: string) => console.log(line) };
  if (values.plans && apply) {
    // An error in any migration comes before what cannot be undone.
    await migrate(client, { steps });
    await endPlans(client, () => migrate(client, options));
    return 0;
  }
  const reports = await migrate(client, options);
  for (const report of apply ? [] : reports) {
    console.log(lineOf(report));
    printChanges(report.changes);
  }
  if (reports.length === 0) console.log("Nothing to migrate: the dataset has had every migration.");
  else if (!apply) console.log(NOT_WRITTEN);
  return 0;
});
