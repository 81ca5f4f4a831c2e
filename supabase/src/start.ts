import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { listen, lockFile } from "../../local-server.ts";
import { grantsIn, openDatabase, readMigrations } from "./database.ts";
import { createGateway, type Gateway, type Keys } from "./gateway.ts";
import { createHttpServer } from "./http.ts";

const LOOPBACK = "127.0.0.1";

export type SupabaseOptions = Keys & {
  /** The interface to listen on; loopback if omitted. */
  host?: string;
  /** 0 takes any free port. */
  port: number;
  /** Folder for the data; in memory if omitted. */
  dataDir?: string;
  /** Origins whose pages may call from a browser, such as `http://localhost:3000`. */
  corsOrigins?: readonly string[];
};

export type Supabase = {
  /** Such as `http://127.0.0.1:54321`: what supabase-js takes. */
  url: string;
  /** The underlying database, for tests: as its owner, bypassing row-level security. */
  database: PgliteConnection;
  /** Finishes open requests, then stops and closes the database. Repeated calls wait for the same stop. */
  close: () => Promise<void>;
};

/**
 * Locks a data folder, created if missing, until it is unlocked or the process ends: PGlite has no lock
 * of its own, and two processes in one folder lose writes.
 * @returns a function that unlocks it
 * @throws if another process has locked it
 */
export function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  return lockFile(
    join(dir, "lock.sqlite"),
    `Another process has the Supabase data in ${dir} open. Stop it, or set SUPABASE_DATA_DIR to another folder.`,
  );
}

/**
 * Starts a local Supabase: PGlite with the migrations applied, behind Supabase Lite's REST
 * interface. Throws, leaving nothing running, if the port or data folder is in use or a migration fails.
 */
export async function startSupabase(options: SupabaseOptions): Promise<Supabase> {
  const { dataDir, host = LOOPBACK, port, corsOrigins = [] } = options;
  const unlock = dataDir === undefined ? () => {} : lockDirectory(dataDir);
  let database: PgliteConnection | undefined;
  let gateway: Gateway = async () => Response.json({ message: "Starting" }, { status: 503 });
  const server = createHttpServer((request) => gateway(request));
  try {
    // Before the database: a start whose port is in use must not migrate it.
    const url = `http://${host}:${await listen(server, port, host)}`;
    const grants = (await readMigrations()).flatMap(grantsIn);
    database = await openDatabase(dataDir && join(dataDir, "pgdata"));
    const opened = database;
    gateway = await createGateway(opened, options, corsOrigins, grants);
    const stop = async () => {
      await new Promise((resolve) => server.close(resolve));
      await opened.close();
      unlock();
    };
    let stopping: Promise<void> | undefined;
    const close = () => {
      stopping ??= stop();
      return stopping;
    };
    return { url, database, close };
  } catch (error) {
    server.close();
    server.closeAllConnections();
    await database?.close();
    unlock();
    throw error;
  }
}
