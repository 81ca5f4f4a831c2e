import { readdir, readFile, statfs } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ensureHistoryTable, listHistory, recordVersion } from "@supabase/lite";
import { createPgliteConnection, PGlite, type PgliteConnection } from "@supabase/lite/pglite";

/**
 * Creates the roles that every hosted Supabase project has and a bare PostgreSQL or PGlite lacks, with
 * their default privileges on new objects. Run it before the migrations.
 */
export const SUPABASE_ROLES_SQL = `
do $$ begin
  if not exists (select from pg_roles where rolname = 'anon') then
    create role anon nologin noinherit;
    create role authenticated nologin noinherit;
    create role service_role nologin noinherit bypassrls;
  end if;
end $$;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public grant all on functions to anon, authenticated, service_role;
`;

/** The major version of PGlite's PostgreSQL, whose files no other one reads. */
export const POSTGRES_MAJOR = "17";

const WAY_OUT =
  "“npm run tool -- reset” puts it aside and starts over; “npm run tool -- restore” loads a backup.";

const MIGRATIONS = join(import.meta.dirname, "../migrations");

export type Migration = {
  /** The 14-digit timestamp in the file name. */
  version: string;
  name: string;
  sql: string;
};

/** Reads the migrations of this repository, oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(MIGRATIONS)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d{14})_(\w+)\.sql$/.exec(file) ?? [];
      if (!version || !name) {
        throw new Error(`Name the migration ${file} like 20261120090000_what_it_does.sql.`);
      }
      return { version, name, sql: await readFile(join(MIGRATIONS, file), "utf8") };
    }),
  );
}

/** The statements of a migration that grant or revoke privileges, in order. */
export const grantsIn = ({ sql }: Migration): string[] =>
  sql.match(/^(?:grant|revoke) [^;]+;/gm) ?? [];

/**
 * The newest of the migrations whose SQL was merged or dropped. A database that has it has all of them,
 * with the same schema from other files. The Supabase CLI compares versions only, so the files of all remain.
 */
const SQUASHED = "20261129100000";

/** SQL for comparison: a comment may be reworded after its migration was applied. */
const withoutComments = (sql: string) => sql.replace(/--.*$/gm, "").replace(/\s+/g, " ").trim();

/**
 * Applies the migrations that the database does not have yet, each in one transaction with its row in
 * the Supabase CLI's history table (supabase_migrations.schema_migrations).
 * @throws if a migration fails, which rolls it back, or if the database has other migrations than these
 */
export async function applyMigrations(
  connection: PgliteConnection,
  migrations: readonly Migration[],
): Promise<void> {
  await ensureHistoryTable(connection);
  const applied = (await listHistory(connection)).toSorted((a, b) =>
    a.version < b.version ? -1 : 1,
  );
  const isSquashed = applied.some(({ version }) => version === SQUASHED);
  for (const [index, { version, statements }] of applied.entries()) {
    const migration = migrations[index];
    const isSame = () =>
      withoutComments(migration?.sql ?? "") === withoutComments(statements.join(""));
    if (migration?.version === version && ((isSquashed && version <= SQUASHED) || isSame()))
      continue;
    const reason =
      version > (migrations.at(-1)?.version ?? "")
        ? `A newer version of this repository, perhaps another branch, made the local database: it has the migration ${version}. Start that version`
        : `The local database has another migration ${version} than this repository. Never change one that was applied, nor write one that is older. CHANGELOG.md says which version brings older data up to date`;
    throw new Error(
      `${reason}. “npm run tool -- reset” puts all data aside in .data-<time>: rename that folder back to .data for the version that wrote it.`,
    );
  }
  for (const { version, name, sql } of migrations.slice(applied.length)) {
    await connection.driver.exec("begin");
    try {
      await connection.driver.exec(sql);
      await recordVersion(connection, { version, name, statements: [sql] });
      await connection.driver.exec("commit");
    } catch (cause) {
      await connection.driver.exec("rollback");
      const reason = cause instanceof Error ? cause.message : cause;
      throw new Error(`Migration ${version}_${name} failed: ${reason}`, { cause });
    }
  }
}

/**
 * PostgreSQL's page cache. The whole database is smaller, and PGlite fills the cache with zeros as it starts, so
 * that PostgreSQL's default of 128 MB would stay in memory.
 */
const startParams = [...PGlite.defaultStartParams, "-c", "shared_buffers=16MB"];

/** PostgreSQL needs room for one more file of its log. */
const LOG_FILE_BYTES = 16 * 1024 * 1024;

const createConnection = (url?: string) =>
  createPgliteConnection({ ...(url && { url }), pgliteOptions: { startParams } });

async function connect(dir: string | undefined): Promise<PgliteConnection> {
  if (dir === undefined) return createConnection();
  try {
    const connection = await createConnection(dir);
    await connection.driver.exec("select 1");
    return connection;
  } catch (cause) {
    const { bavail, bsize } = await statfs(dirname(dir));
    const reason = cause instanceof Error ? cause.message : JSON.stringify(cause);
    throw new Error(
      bavail * bsize < LOG_FILE_BYTES
        ? `The disk of ${dir} is full: make room, and the database in it opens again.`
        : `The database in ${dir} cannot be opened (${reason}): ${WAY_OUT}`,
      { cause },
    );
  }
}

/**
 * Opens a PGlite with Supabase's roles and every migration applied.
 *
 * @param dir folder of the database, created if missing; in memory if omitted. Only one process at a
 *   time may have it open.
 */
export async function openDatabase(dir?: string): Promise<PgliteConnection> {
  const connection = await connect(dir);
  try {
    await connection.driver.exec(SUPABASE_ROLES_SQL);
    await applyMigrations(connection, await readMigrations());
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
