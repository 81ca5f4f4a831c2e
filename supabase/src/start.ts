import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { PgliteConnection } from "@supabase/lite/pglite";
import { openDatabase } from "./database.ts";
import { createGateway, type Keys } from "./gateway.ts";
import { createHttpServer, listen } from "./http.ts";

const LOOPBACK = "127.0.0.1";

export type SupabaseOptions = Keys & {
  /** The interface to listen on; the loopback one where left out. */
  host?: string;
  /** 0 takes any free port. */
  port: number;
  /** Folder for the data; in memory where left out. */
  dataDir?: string;
  /** Origins whose pages may call from a browser, such as `http://localhost:3000`. */
  corsOrigins?: readonly string[];
};

export type Supabase = {
  /** Such as `http://127.0.0.1:54321`: what supabase-js takes. */
  url: string;
  /** The database beneath, for tests: its owner, past row-level security. */
  database: PgliteConnection;
  /** Answers what was asked, then stops and closes the database. Calling it again waits as well. */
  close: () => Promise<void>;
};

/**
 * Locks a data folder, made where missing, until it is unlocked or the process ends: PGlite has no guard
 * of its own, and two processes in one folder lose writes.
 * @returns what unlocks it
 * @throws where another process has it
 */
function lockDirectory(dir: string): () => void {
  mkdirSync(dir, { recursive: true });
  const lock = new DatabaseSync(join(dir, "lock.sqlite"), { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
  } catch (cause) {
    lock.close();
    throw new Error(
      `Another process has the Supabase data in ${dir} open. Stop it, or set SUPABASE_DATA_DIR to another folder.`,
      { cause },
    );
  }
  return () => lock.close();
}

/**
 * Starts a local Supabase: PGlite with the migrations applied, behind Supabase Lite's REST
 * interface. Throws, with nothing left running, where the port or the
 * data folder is in use or a migration fails.
 */
export async function startSupabase(options: SupabaseOptions): Promise<Supabase> {
  const { dataDir, host = LOOPBACK, port, corsOrigins = [] } = options;
  const unlock = dataDir === undefined ? () => {} : lockDirectory(dataDir);
  let database: PgliteConnection | undefined;
  try {
    database = await openDatabase(dataDir && join(dataDir, "pgdata"));
    const opened = database;
    const server = createHttpServer(await createGateway(opened, options, corsOrigins));
    const url = `http://${host}:${await listen(server, port, host)}`;
    const stop = async () => {
      await new Promise((resolve) => server.close(resolve));
      await opened.close();
      unlock();
    };
    let stopped: Promise<void> | undefined;
    const close = () => {
      stopped ??= stop();
      return stopped;
    };
    return { url, database, close };
  } catch (error) {
    await database?.close();
    unlock();
    throw error;
  }
}
