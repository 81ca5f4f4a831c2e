import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { isRecord } from "@currawong/schemas/record";
import type { Migration } from "@sanity/migrate";
import { runCommand } from "../seed/command.ts";
import { differenceLine } from "../seed/differences.ts";
import { clientFromEnvironment } from "../seed/environment.ts";
import { migrate } from "./migrate.ts";
import type { Step } from "./plan.ts";

/**
 * Loads all migrations. Each is a folder, named by a four-digit number that orders it and by what it does,
 * whose `index.ts` exports the definition by default. Migrations that every dataset has had are deleted
 * (0001 to 0004): to migrate an older restored dataset, take them from the repository's history.
 * @throws when a folder exports no migration
 */
async function loadSteps(): Promise<Step[]> {
  const here = import.meta.dirname;
  const names = globSync("[0-9][0-9][0-9][0-9]-*", { cwd: here }).sort();
  return Promise.all(
    names.map(async (name) => {
      const module: unknown = await import(pathToFileURL(join(here, name, "index.ts")).href);
      const migration = isRecord(module) ? module.default : undefined;
      if (isMigration(migration)) return { name, migration };
      throw new Error(`${name}/index.ts: export a migration made by defineMigration as default.`);
    }),
  );
}

const isMigration = (value: unknown): value is Migration =>
  isRecord(value) && typeof value.title === "string" && "migrate" in value;

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
