import { existsSync } from "node:fs";
import { join } from "node:path";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";
import { openDatabase } from "./database.ts";
import { lockDirectory } from "./start.ts";

/** Every row of a database, by table: `private.enquiry_notes`. */
export type EnquiryBackup = Record<string, Record<string, unknown>[]>;

/**
 * Reads every table of a local database: enquiries, inbox, notes, audit, outbox, counts and limits. Works
 * on a database of other migrations too, because it applies none.
 * @param dataDir the data folder of the local Supabase, which must not be running
 * @returns nothing when there is no database
 */
export async function readEnquiries(dataDir: string): Promise<EnquiryBackup> {
  if (!existsSync(join(dataDir, "pgdata"))) return {};
  const unlock = lockDirectory(dataDir);
  const connection = await createPgliteConnection({ url: join(dataDir, "pgdata") });
  try {
    const backup: EnquiryBackup = {};
    for (const table of await tablesOf(connection)) {
      const sql = `select to_jsonb(stored) as row from ${table} as stored`;
      const { rows } = await connection.driver.query<{ row: Record<string, unknown> }>(sql);
      backup[table] = rows.map(({ row }) => row);
    }
    return backup;
  } finally {
    await connection.close();
    unlock();
  }
}

/**
 * Writes saved rows into a local database. A row of the same key is replaced; no trigger runs, so that
 * references and times stay and no notice is sent again.
 * @param dataDir as in `readEnquiries`; created if missing
 * @returns the number of rows written, and what was left out because the database has no such table or column
 * @throws when a row violates a rule of the database; nothing is written then
 */
export async function writeEnquiries(
  dataDir: string,
  backup: EnquiryBackup,
): Promise<{ rows: number; omitted: string[] }> {
  const unlock = lockDirectory(dataDir);
  const connection = await openDatabase(join(dataDir, "pgdata"));
  try {
    const tables = (await tablesOf(connection)).filter((table) => backup[table]?.length);
    const unknown = Object.keys(backup).filter((name) => !tables.includes(name));
    const omitted = unknown.filter((name) => backup[name]?.length);
    await connection.driver.exec("begin; set local session_replication_role = replica;");
    for (const table of tables) {
      omitted.push(...(await writeRows(connection, table, backup[table] ?? [])));
    }
    await connection.driver.exec("commit");
    return { rows: tables.reduce((sum, table) => sum + (backup[table]?.length ?? 0), 0), omitted };
  } catch (error) {
    await connection.driver.exec("rollback");
    throw error;
  } finally {
    await connection.close();
    unlock();
  }
}

async function tablesOf({ driver }: PgliteConnection): Promise<string[]> {
  const { rows } = await driver.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('public', 'private') and table_type = 'BASE TABLE' order by 1`,
  );
  return rows.map(({ name }) => name);
}

/** @returns the columns with values that the table lacks: `public.contact_submissions.quote` */
async function writeRows(
  { driver }: PgliteConnection,
  table: string,
  rows: Record<string, unknown>[],
): Promise<string[]> {
  const { rows: columns } = await driver.query<{
    name: string;
    is_key: boolean;
    counts: boolean;
    generated: boolean;
  }>(
    `select quote_ident(attname) as name, attidentity <> '' as counts, attgenerated <> '' as generated,
       attnum = any (coalesce(conkey, '{}')) as is_key
     from pg_attribute left join pg_constraint on conrelid = attrelid and contype = 'p'
     where attrelid = $1::regclass and attnum > 0 and not attisdropped`,
    [table],
  );
  const saved = new Set(rows.flatMap(Object.keys));
  const known = new Set(columns.map(({ name }) => name));
  const present = columns.filter(({ name, generated }) => saved.has(name) && !generated);
  const names = present.map(({ name }) => name);
  const keys = present.filter((column) => column.is_key).map(({ name }) => name);
  const changes = names.map((name) => `${name} = excluded.${name}`);
  await driver.query(
    `insert into ${table} (${names.join(", ")}) overriding system value
     select ${names.join(", ")} from jsonb_populate_recordset(null::${table}, $1)
     on conflict ${keys.length > 0 ? `(${keys.join(", ")}) do update set ${changes.join(", ")}` : "do nothing"}`,
    [JSON.stringify(rows)],
  );
  for (const { name } of present.filter(({ counts }) => counts)) {
    await driver.exec(
      `select setval(pg_get_serial_sequence('${table}', '${name}'), (select max(${name}) from ${table}))`,
    );
  }
  const { rows: stored } = await driver.query<{ count: number }>(
    `select count(*)::integer as count from ${table}`,
  );
  if (Number(stored[0]?.count) < rows.length)
    throw new Error(`${table} has fewer rows than saved.`);
  const hasValue = (name: string) => rows.some((row) => row[name] !== null && name in row);
  return [...saved]
    .filter((name) => !known.has(name) && hasValue(name))
    .map((name) => `${table}.${name}`);
}
