import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";

/** The folder of PostgreSQL's newest server on this machine, or undefined. */
export function postgresBinaries(): string | undefined {
  const debian = globSync("/usr/lib/postgresql/*/bin/initdb").sort();
  const onPath = (process.env.PATH ?? "").split(":").map((dir) => join(dir, "initdb"));
  const initdb = debian.at(-1) ?? onPath.find(existsSync);
  return initdb && dirname(initdb);
}

export type Postgres = {
  /** Runs SQL in a session of its own; returns the rows as text. Throws what PostgreSQL says. */
  query: (sql: string, role?: "anon" | "authenticated" | "service_role") => Promise<string>;
  stop: () => Promise<void>;
};

/** Starts an empty PostgreSQL in a temporary folder, reachable through a socket there alone. */
export async function startPostgres(bin: string): Promise<Postgres> {
  const dir = mkdtempSync(join(tmpdir(), "postgres-"));
  // PostgreSQL refuses to run as root: run as "nobody" then.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  if (user.uid) chownSync(dir, user.uid, user.gid);
  const env = { PATH: process.env.PATH, LC_ALL: "C.UTF-8" };
  const data = join(dir, "data");
  execFileSync(join(bin, "initdb"), ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8"], {
    ...user,
    env,
    stdio: "ignore",
  });
  const server = spawn(
    join(bin, "postgres"),
    ["-D", data, "-k", dir, "-c", "listen_addresses=", "-c", "lc_messages=C"],
    { ...user, env, stdio: ["ignore", "ignore", "pipe"] },
  );
  for await (const line of createInterface(server.stderr)) {
    if (line.includes("ready to accept connections")) break;
  }
  server.stderr.resume();

  return {
    query: async (sql, role) => {
      const as = role ? ["-c", `set role ${role}`] : [];
      const args = [
        "-h",
        dir,
        "-U",
        "postgres",
        "-XqAt",
        "-v",
        "ON_ERROR_STOP=1",
        ...as,
        "-c",
        sql,
      ];
      const { stdout } = await promisify(execFile)(join(bin, "psql"), args, { env });
      return stdout.trim();
    },
    stop: async () => {
      server.kill("SIGINT");
      await once(server, "exit");
      rmSync(dir, { recursive: true });
    },
  };
}
