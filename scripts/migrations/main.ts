import { parseArgs } from "node:util";
import { runCommand } from "../seed/command.ts";
import { clientFromEnvironment } from "../seed/environment.ts";
import { differenceLine } from "../seed/summary.ts";
import { migrate } from "./migrate.ts";
import { loadSteps } from "./steps.ts";

const USAGE = "Usage: npm run migrate -- [--apply]   (without --apply: says what would change)";

await runCommand(USAGE, async () => {
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
  return 0;
});
