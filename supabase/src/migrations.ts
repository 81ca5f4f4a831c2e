import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ensureHistoryTable, listHistory, recordVersion } from "@supabase/lite";
import type { PgliteConnection } from "@supabase/lite/pglite";

export type Migration = {
  /** The 14 digits of the file name: when it was written. */
  version: string;
  name: string;
  sql: string;
};

/** The migrations of this repository. */
export const MIGRATIONS_DIR = join(import.meta.dirname, "../migrations");

/**
 * Reads the migrations in a folder, oldest first. Throws where a .sql file is not named
 * `<14 digits>_<name>.sql`, or two share a version.
 */
export async function readMigrations(dir = MIGRATIONS_DIR): Promise<Migration[]> {
  const files = (await readdir(dir)).filter((file) => file.endsWith(".sql")).sort();
  const migrations: Migration[] = [];
  for (const file of files) {
    const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
    if (!version || !name) {
      throw new Error(`Name the migration ${file} like 20261120090000_what_it_does.sql.`);
    }
    if (migrations.at(-1)?.version === version) {
      throw new Error(`Two migrations have the version ${version}: give one a later time.`);
    }
    migrations.push({ version, name, sql: await readFile(join(dir, file), "utf8") });
  }
  return migrations;
}

/**
 * Applies the migrations that the database does not have yet, each with its record in one
 * transaction. The record is the Supabase CLI's own (supabase_migrations.schema_migrations).
 * Returns the versions applied. Throws, leaving the failed migration undone, where one fails, was
 * changed after it was applied, or is older than one already applied.
 */
export async function applyMigrations(
  connection: PgliteConnection,
  migrations: Migration[],
): Promise<string[]> {
  await ensureHistoryTable(connection);
  const history = await listHistory(connection);
  const newest =
    history
      .map((row) => row.version)
      .sort()
      .at(-1) ?? "";
  const applied: string[] = [];
  for (const migration of migrations) {
    const { version, name, sql } = migration;
    const label = `Migration ${version}_${name}`;
    const record = history.find((row) => row.version === version);
    if (record) {
      if (record.statements.join("") === sql) continue;
      throw new Error(
        `${label} was changed after it was applied. Write a new migration instead, or delete the local database with "npm run reset".`,
      );
    }
    if (version < newest) {
      throw new Error(
        `${label} is older than ${newest}, which is applied. Give it a later version.`,
      );
    }
    await connection.driver.exec("begin");
    try {
      await connection.driver.exec(sql);
      await recordVersion(connection, { version, name, statements: [sql] });
      await connection.driver.exec("commit");
    } catch (cause) {
      await connection.driver.exec("rollback");
      throw new Error(`${label} failed: ${cause instanceof Error ? cause.message : cause}`, {
        cause,
      });
    }
    applied.push(version);
  }
  return applied;
}
