import { globSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isRecord } from "@currawong/schemas/record";
import type { Migration } from "@sanity/migrate";
import type { Step } from "./plan.ts";

/**
 * Finds all migrations: one folder each, named by a four-digit number that orders it and what it
 * does, with the definition as the default export of its `index.ts`. Migrations that every dataset
 * has had are deleted (0001 to 0004): a restored older one needs them from the repository's history.
 * @throws when a folder exports no migration
 */
export async function loadSteps(): Promise<Step[]> {
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
