import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { SUPABASE_ROLES_SQL } from "../src/database.ts";
import { freePort } from "../src/testing/free-port.ts";

/** The folder of the newest PostgreSQL server's binaries on this machine, or undefined. */
export function postgresBinaries(): string | undefined {
  const debian = globSync("/usr/lib/postgresql/*/bin/initdb").sort();
  const onPath = (process.env.PATH ?? "").split(delimiter).map((dir) => join(dir, "initdb"));
  const initdb = debian.at(-1) ?? onPath.find(existsSync);
  return process.env.POSTGRES_BIN || (initdb && dirname(initdb));
}

/** Whether the server can run pg_cron, which is a separate package. */
export const hasCron = (bin: string) => existsSync(join(bin, "..", "lib", "pg_cron.so"));

export type Postgres = Awaited<ReturnType<typeof startPostgres>>;

/** The initial state of a hosted project: its owner `postgres` is not a superuser. */
const HOSTED_SQL = `
  create role postgres login createdb createrole bypassrls;
  ${SUPABASE_ROLES_SQL}
  grant anon, authenticated, service_role to postgres;
  alter database postgres owner to postgres;
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
`;

/** In a hosted project, `postgres` may create this extension itself. */
const CRON_SQL = `
  create extension pg_cron;
  grant usage on schema cron to postgres;
  grant all on all tables in schema cron to postgres;
  grant execute on all functions in schema cron to postgres;
`;

const ADMIN = "supabase_admin";

/** Starts a PostgreSQL server in a temporary folder, set up like a hosted project. */
export async function startPostgres(bin: string) {
  const dir = mkdtempSync(join(tmpdir(), "postgres-"));
  // PostgreSQL refuses to run as root: run it as "nobody" instead.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (user.uid) chownSync(dir, user.uid, user.gid);
  const env = { PATH: process.env.PATH, LC_ALL: "C.UTF-8" };
  const data = join(dir, "data");
  const initial = ["-D", data, "-U", ADMIN, "-A", "trust", "-E", "UTF8", "--no-sync"];
  execFileSync(join(bin, "initdb"), initial, { ...user, env, stdio: "ignore" });
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

  const addressOf = (login: string) => `postgresql://${login}:none@127.0.0.1:${port}/postgres`;
  const url = addressOf("postgres");
  const run = async (command: string, args: string[]) =>
    (await promisify(execFile)(join(bin, command), args, { env, cwd: dir })).stdout.trim();
  const psql = (login: string, commands: string[]) => {
    const commandArgs = commands.flatMap((sql) => ["-c", sql]);
    return run("psql", ["-XqAt", "-v", "ON_ERROR_STOP=1", ...commandArgs, addressOf(login)]);
  };
  await psql(ADMIN, [HOSTED_SQL, ...(hasCron(bin) ? [CRON_SQL] : [])]);

  return {
    /** The address for the Supabase CLI, as the role that owns what it creates. */
    url,
    /** Runs SQL in its own session and returns the rows as text. Throws PostgreSQL's error. */
    query: (sql: string, role?: "anon" | "service_role") =>
      psql("postgres", [...(role ? [`set role ${role}`] : []), sql]),
    stop: async () => {
      server.kill("SIGINT");
      await once(server, "exit");
      rmSync(dir, { recursive: true });
    },
  };
}
