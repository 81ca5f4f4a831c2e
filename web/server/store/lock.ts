import { randomUUID } from "node:crypto";
import type { Connection } from "./connection.ts";
import { RENEW, UNLOCK } from "./scripts.ts";

/** How long a lock outlives an instance that died with it. */
export const LEASE_MS = 1_500;

/** Gives a lock up. */
export type Unlock = () => Promise<void>;

/**
 * Takes a lock that instances share, and renews it until it is given up.
 * @returns how to give it up; undefined while another instance has it
 * @throws when Redis does not answer
 */
export async function takeLock(redis: Connection, key: string): Promise<Unlock | undefined> {
  const token = randomUUID();
  const got = await redis.run("SET", key, token, "NX", "PX", String(LEASE_MS));
  if (got !== "OK") return undefined;
  const renew = () => void redis.script(RENEW, [key], [token, String(LEASE_MS)]).catch(() => {});
  const timer = setInterval(renew, LEASE_MS / 3);
  return async () => {
    clearInterval(timer);
    await redis.script(UNLOCK, [key], [token]).catch(() => {});
  };
}
