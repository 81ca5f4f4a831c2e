import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { ledgerFile } from "../../src/revalidation/dist-folder.ts";
import { RedisStore } from "../store/redis.ts";
import type { Answer } from "../store/store.ts";
import { RedisServer } from "./redis-server.ts";

/** An answer whose body is a text. */
export const answer = (text: string, tags: string[] = []): Answer => ({
  status: 200,
  headers: { etag: `"${text}"` },
  body: Buffer.from(text),
  tags,
});

/** The text of an answer that a store has; `undefined` when it has none. */
export const text = (kept: { answer: Answer } | undefined) => kept?.answer.body.toString();

/** For what happens by itself, soon; a busy machine may take its time. */
export const SOON = { timeout: 60_000, interval: 2 };

export const LASTING = { since: 0, lasting: true };

/** A Redis and a folder for the tests of a file, started and removed with them. */
export function storesForTests() {
  let redis: RedisServer;
  const folder = mkdtempSync(join(tmpdir(), "answers-"));
  let builds = 0;
  beforeAll(async () => {
    redis = await RedisServer.start();
  });
  afterAll(async () => {
    await redis.remove();
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder,
    redis: () => redis,
    /** A name that no other test of the file has. */
    name: (kind: string) => `${kind}-${builds++}`,
    /** The store that an instance of a build opens. */
    inRedis: (build: string, more: Partial<Parameters<typeof RedisStore.open>[0]> = {}) =>
      RedisStore.open({
        url: redis.url,
        build,
        builtLedger: ledgerFile(join(folder, build)),
        onBack: () => {},
        onAnnounced: () => {},
        ...more,
      }),
  };
}
