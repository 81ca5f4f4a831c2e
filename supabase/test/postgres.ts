import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { SUPABASE_ROLES_SQL } from "../src/database.ts";
import { freePort } from "../src/testing/free-port.ts";

/** The folder of PostgreSQL's newest server on this machine, or undefined. */
export function postgresBinaries(): string | undefined {
  const debian = globSync("/usr/lib/postgresql/*/bin/initdb").sort();
  const onPath = (process.env.PATH ?? "").split(delimiter).map((dir) => join(dir, "initdb"));
  const initdb = debian.at(-1) ?? onPath.find(existsSync);
  return process.env.POSTGRES_BIN || (initdb && dirname(initdb));
}

/** Whether the server can run pg_cron, a package of its own. */
export const hasCron = (bin: string) => existsSync(join(bin, "..", "lib", "pg_cron.so"));

export type Postgres = {
  /** As the Supabase CLI takes it, of the role that owns what it makes. */
  url: string;
  /** Runs SQL in a session of its own; returns the rows as text. Throws what PostgreSQL says. */
  query: (sql: string, role?: "anon" | "authenticated" | "service_role") => Promise<string>;
  /** A backup of tables, as SQL. */
  dump: (tables: readonly string[]) => Promise<string>;
  /** Runs a script that reads `enquiries.sql`. */
  restore: (script: string, enquiries: string) => Promise<void>;
  stop: () => Promise<void>;
};

/** What a hosted project has before anything of ours: its owner `postgres` is no superuser. */
const HOSTED_SQL = `
  create role postgres login createdb createrole bypassrls;
  ${SUPABASE_ROLES_SQL}
  grant anon, authenticated, service_role to postgres;
  alter database postgres owner to postgres;
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
`;

/** There, `postgres` may make this extension itself. */
const CRON_SQL = `
  create extension pg_cron;
  grant usage on schema cron to postgres;
  grant all on all tables in schema cron to postgres;
  grant execute on all functions in schema cron to postgres;
`;

const ADMIN = "supabase_admin";

/** Starts a PostgreSQL in a temporary folder, set up as a hosted project is. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const dir = mkdtempSync(join(tmpdir(), "postgres-"));
  // PostgreSQL refuses to run as root: run as "nobody" then.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (user.uid) chownSync(dir, user.uid, user.gid);
  const env = { PATH: process.env.PATH, LC_ALL: "C.UTF-8" };
  const data = join(dir, "data");
  execFileSync(
    join(bin, "initdb"),
    ["-D", data, "-U", ADMIN, "-A", "trust", "-E", "UTF8", "--no-sync"],
    {
      ...user,
      env,
      stdio: "ignore",
    },
  );
  const port = await freePort();
  const settings = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "lc_messages=C",
    "fsync=off",
    ...(hasCron(bin) ? ["shared_preload_libraries=pg_cron"] : []),
  ];
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-p", String(port), ...settings.flatMap((setting) => ["-c", setting])],
    { ...user, env, stdio: ["ignore", "ignore", "pipe"] },
  );
  for await (const line of createInterface(server.stderr)) {
    if (line.includes("ready to accept connections")) break;
  }
  server.stderr.resume();

  const psql = async (login: string, commands: string[]) => {
    const to = ["-h", "127.0.0.1", "-p", String(port), "-U", login, "-d", "postgres"];
    const args = [
      ...to,
      "-XqAt",
      "-v",
      "ON_ERROR_STOP=1",
      ...commands.flatMap((sql) => ["-c", sql]),
    ];
    return (await promisify(execFile)(join(bin, "psql"), args, { env })).stdout.trim();
  };
  await psql(ADMIN, [HOSTED_SQL, ...(hasCron(bin) ? [CRON_SQL] : [])]);

  const url = `postgresql://postgres:none@127.0.0.1:${port}/postgres`;
  return {
    url,
    query: (sql, role) => psql("postgres", [...(role ? [`set role ${role}`] : []), sql]),
    dump: async (tables) => {
      const args = ["--data-only", ...tables.map((table) => `--table=${table}`), url];
      return (await promisify(execFile)(join(bin, "pg_dump"), args, { env })).stdout;
    },
    restore: async (script, enquiries) => {
      writeFileSync(join(dir, "enquiries.sql"), enquiries);
      writeFileSync(join(dir, "restore.sql"), script);
      const args = [
        "-X",
        "-v",
        "ON_ERROR_STOP=1",
        "--single-transaction",
        "--file=restore.sql",
        url,
      ];
      await promisify(execFile)(join(bin, "psql"), args, { env, cwd: dir });
    },
    stop: async () => {
      server.kill("SIGINT");
      await once(server, "exit");
      rmSync(dir, { recursive: true });
    },
  };
}
