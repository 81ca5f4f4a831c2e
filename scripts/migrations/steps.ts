import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { isRecord } from "@currawong/schemas/record";
import type { Migration } from "@sanity/migrate";
import type { Step } from "./plan.ts";
import { migrationNames } from "./record.ts";

/**
 * Loads all migrations. Each is a folder, named by a four-digit number that orders it and by what it does,
 * whose `index.ts` exports the definition by default. `record.ts` says which
 * version still has those that are gone.
 * @throws when a folder exports no migration
 */
export async function loadSteps(): Promise<Step[]> {
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
