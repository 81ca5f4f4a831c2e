import { join } from "node:path";
import { parseArgs } from "node:util";
import { LOCKED_EXIT_CODE, runCommand } from "../command.ts";
import { clientFromEnvironment } from "../dataset/client.ts";
import { differenceLine } from "../dataset/differences.ts";
import { ScheduledError } from "../migrations/migrate.ts";
import { type SeedReport, seed } from "./seed.ts";

const WHO_WINS =
  "The dataset wins where an editor changed or deleted a document (!); the repository wins elsewhere (+ ~ -).";

/** Formats what a seed did, or with `dryRun` would do, as lines for the terminal. */
function summaryOf(report: SeedReport, dryRun: boolean): string[] {
  const { create, update, remove, skip, unchanged, uploaded, milliseconds } = report;
  const seconds = (milliseconds / 1000).toFixed(1);
  return [
    ...(dryRun ? create.map(({ id }) => `+ ${id}`) : []),
    ...update.flatMap(({ id, fields }) => [`~ ${id}`, ...fields.map(differenceLine)]),
    ...remove.map(({ id }) => `- ${id}`),
    ...skip.flatMap(({ id, reason, fields }) => [
      `! ${id}: ${reason}; left alone (--force overwrites)`,
      ...fields.map(differenceLine),
    ]),
    ...(dryRun ? [WHO_WINS] : []),
    `${create.length} created, ${update.length} updated, ${remove.length} removed, ${skip.length} left alone, ${unchanged.length} unchanged`,
    dryRun
      ? `Nothing was written: dry run, ${seconds} s.`
      : `${uploaded.length} pictures uploaded, ${seconds} s.`,
  ];
}

await runCommand("Usage: npm run seed -- [--dry-run] [--force] [--migrate]", async () => {
  const { values } = parseArgs({
    options: {
      "dry-run": { type: "boolean" },
      force: { type: "boolean" },
      migrate: { type: "boolean" },
    },
  });
  const dryRun = values["dry-run"] ?? false;
  const client = clientFromEnvironment(process.env);
  const report = await seed(client, {
    cacheDir: join(import.meta.dirname, "../../.data/cache/pictures"),
    dryRun,
    force: values.force ?? false,
    migrateFirst: values.migrate ?? false,
    onProgress: (line) => console.log(line),
  }).catch((error: unknown) => {
    // The servers start all the same: schedules are cancelled in the Studio.
    if (!values.migrate || !(error instanceof ScheduledError)) throw error;
    console.log(`Neither migrated nor seeded. ${error.message}`);
  });
  if (!report) return LOCKED_EXIT_CODE;
  for (const line of summaryOf(report, dryRun)) console.log(line);
  return 0;
});
