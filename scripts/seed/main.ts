import { join } from "node:path";
import { parseArgs } from "node:util";
import { clientFromEnvironment } from "./environment.ts";
import { seed } from "./seed.ts";
import { summaryOf } from "./summary.ts";

const USAGE = "Usage: npm run seed -- [--dry-run] [--force]";

try {
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
  // Idle keep-alive connections would hold the process for seconds more.
  process.exit(0);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(USAGE);
  process.exit(1);
}
