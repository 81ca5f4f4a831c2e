import { parseArgs } from "node:util";
import { clientFromEnvironment } from "../seed/environment.ts";
import { differenceLine } from "../seed/summary.ts";
import { migrate } from "./migrate.ts";
import { loadSteps } from "./steps.ts";

const USAGE = "Usage: npm run migrate -- [--apply]   (without --apply: says what would change)";

try {
  const { values } = parseArgs({ options: { apply: { type: "boolean" } } });
  const apply = values.apply ?? false;
  const client = clientFromEnvironment(process.env);
  const steps = await loadSteps();
  const reports = await migrate(client, { steps, apply, onProgress: (line) => console.log(line) });
  for (const { name, title, changes } of reports) {
    console.log(`${name}: ${title}: ${changes.length} documents`);
    for (const { id, fields } of apply ? [] : changes) {
      console.log(`  ${id}`);
      for (const field of fields) console.log(differenceLine(field));
    }
  }
  if (reports.length === 0) console.log("Nothing to migrate: the dataset has had every migration.");
  else if (!apply) console.log("Nothing was written. Run again with --apply to do it.");
  // Idle keep-alive connections would hold the process for seconds more.
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exit(1);
}
