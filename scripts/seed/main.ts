import { join } from "node:path";
import { parseArgs } from "node:util";
import { runCommand } from "./command.ts";
import { clientFromEnvironment } from "./environment.ts";
import { seed } from "./seed.ts";
import { summaryOf } from "./summary.ts";

await runCommand("Usage: npm run seed -- [--dry-run] [--force]", async () => {
  const { values } = parseArgs({
    options: { "dry-run": { type: "boolean" }, force: { type: "boolean" } },
  });
  const dryRun = values["dry-run"] ?? false;
  const report = await seed(clientFromEnvironment(process.env), {
    cacheDir: join(import.meta.dirname, "../../.data/cache/art"),
    dryRun,
    force: values.force ?? false,
    onProgress: (line) => console.log(line),
  });
  for (const line of summaryOf(report, dryRun)) console.log(line);
  return 0;
});
