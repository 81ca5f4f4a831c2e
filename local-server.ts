import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { DatabaseSync } from "node:sqlite";

/* What the local servers have in common. They import nothing of each other. */

/**
 * Locks a file, created if missing, until it is unlocked or this process ends, however it ends.
 * @param problem what to say, and do, where another process has locked it
 * @returns a function that unlocks it
 * @throws an error with the problem
 */
export function lockFile(file: string, problem: string): () => void {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE;");
  } catch (cause) {
    lock.close();
    throw new Error(problem, { cause });
  }
  return () => lock.close();
}

/** Listens on one interface and returns the port; port 0 takes any free one. */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await once(server.listen(port, host), "listening");
  return (server.address() as AddressInfo).port; // A listening TCP server has one.
}

/** Whether a setting is a port; 0 takes a free one. */
export const isPort = (port: number): boolean =>
  Number.isInteger(port) && port >= 0 && port <= 65_535;

/** Whether a setting is an origin as browsers send it: `http://localhost:3000`. */
export const isOrigin = (text: string): boolean => URL.parse(text)?.origin === text;
