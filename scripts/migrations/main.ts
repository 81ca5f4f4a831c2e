import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { isRecord } from "@currawong/schemas/record";
import type { Migration } from "@sanity/migrate";
import { runCommand } from "../command.ts";
import { clientFromEnvironment } from "../dataset/client.ts";
import { differenceLine } from "../dataset/differences.ts";
import { migrate } from "./migrate.ts";
import type { Change, Step } from "./plan.ts";
import { migrationNames } from "./record.ts";
import { rollBack } from "./rollback.ts";

/**
 * Loads all migrations. Each is a folder, named by a four-digit number that orders it and by what it does,
 * whose `index.ts` exports the definition by default. Migrations that every dataset has had are deleted
 * (0001 to 0004): to migrate an older restored dataset, take them from the repository's history.
 * @throws when a folder exports no migration
 */
async function loadSteps(): Promise<Step[]> {
  return Promise.all(
    migrationNames().map(async (name) => {
      const file = join(import.meta.dirname, name, "index.ts");
      const module: unknown = await import(pathToFileURL(file).href);
      const migration = isRecord(module) ? module.default : undefined;
      if (isMigration(migration)) return { name, migration };
      throw new Error(`${name}/index.ts: export a migration made by defineMigration as default.`);
    }),
  );
}

const isMigration = (value: unknown): value is Migration =>
  isRecord(value) && typeof value.title === "string" && "migrate" in value;

const NOT_WRITTEN = "Nothing was written. Run again with --apply to do it.";
const USAGE = `Usage: npm run migrate -- [--apply]              (without --apply: says what would change)
       npm run migrate -- --rollback [--apply]   undoes the last one`;

function printChanges(changes: readonly Change[]): void {
  for (const { id, fields } of changes) {
    console.log(`  ${id}`);
    for (const field of fields) console.log(differenceLine(field));
  }
}

await runCommand(USAGE, async () => {
  const { values } = parseArgs({
    options: { apply: { type: "boolean" }, rollback: { type: "boolean" } },
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
  const steps = await loadSteps();
  const reports = await migrate(client, { steps, apply, onProgress: (line) => console.log(line) });
  for (const { name, title, changes } of reports) {
    console.log(`${name}: ${title}: ${changes.length} documents`);
    if (!apply) printChanges(changes);
  }
  if (reports.length === 0) console.log("Nothing to migrate: the dataset has had every migration.");
  else if (!apply) console.log(NOT_WRITTEN);
  return 0;
});
