import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openDatabase } from "../store/tables.ts";
import { temporaryFolder } from "../testing/lake-fixture.ts";
import type { QueryRequest } from "./engine.ts";
import { openQueryPool } from "./pool.ts";

const file = join(temporaryFolder(), "lake.sqlite");
openDatabase(file).close();

function open(limitMs?: number) {
  const pool = openQueryPool(file, limitMs);
  onTestFinished(() => pool.close());
  const run = (query: string, signal?: AbortSignal) => {
    const request: QueryRequest = { query, params: {}, view: "raw", origin: "" };
    return pool.run(request, signal && { signal });
  };
  return { run, query: async (query: string) => JSON.parse(String(Buffer.from(await run(query)))) };
}

/** Takes hours: a hundred million million combinations. */
const TEN = "[1,2,3,4,5,6,7,8,9,10]";
const ENDLESS = Array.from({ length: 14 }).reduce<string>(
  (inner) => `count(${TEN}[${inner} > 0])`,
  "1",
);

test("slow queries neither hold up others nor outlast the limit", async () => {
  const { run, query } = open(3_000);
  const slow = [ENDLESS, ENDLESS].map((text) => run(text).catch((error: unknown) => error));
  expect(await query("1 + 1")).toMatchObject({ result: 2 });
  for (const error of await Promise.all(slow)) {
    expect(error).toMatchObject({ status: 504, message: "The query took longer than 3 seconds" });
  }
  expect(await query("2 + 2")).toMatchObject({ result: 4 });
});

test("a slow query ends when its client leaves", async () => {
  const { run, query } = open(600_000);
  // Its thread is ready.
  await query("1");
  const controller = new AbortController();
  const [running, waiting] = [1, 2].map(() => run(ENDLESS, controller.signal));
  controller.abort();
  await expect(waiting).rejects.toMatchObject({ status: 499 });
  await expect(running).rejects.toMatchObject({ status: 504 });
  expect(await query("1 + 1")).toMatchObject({ result: 2 });
});
