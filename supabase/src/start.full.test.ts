import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, expect, test } from "vitest";
import { client, enquiry, KEYS, startLocal } from "../test/support.ts";
import { startSupabase } from "./start.ts";

let dataDir: string;
let child: ChildProcess;
let url: string;

/** Runs main.ts on a free port and waits for its address. */
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "supabase-"));
  const started = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey,
      SUPABASE_SECRET_KEY: KEYS.secretKey,
      SUPABASE_PORT: "0",
      SUPABASE_DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  child = started;
  const [line] = await once(createInterface(started.stdout), "line");
  url = String(line).replace("Supabase ready at ", "");
});
afterEach(async () => {
  child.kill("SIGKILL");
  await rm(dataDir, { recursive: true, force: true });
});

test("rejects a folder another process has open, and takes over one left by a dead process", async () => {
  await expect(startSupabase({ ...KEYS, port: 0, dataDir })).rejects.toThrow(
    "Another process has the Supabase data",
  );
  child.kill("SIGKILL");
  await once(child, "exit");
  await (await startSupabase({ ...KEYS, port: 0, dataDir })).close();
});

test("an acknowledged enquiry survives kill -9 under load", async () => {
  const exited = once(child, "exit");
  const visitor = client(url, KEYS.publishableKey);
  const acknowledged: (string | undefined)[] = [];
  const load = Array.from({ length: 25 }, async () => {
    const row = enquiry();
    const { error } = await visitor.from("contact_submissions").insert(row);
    if (error) return;
    acknowledged.push(row.idempotency_key);
    if (acknowledged.length === 10) child.kill("SIGKILL");
  });
  await Promise.all(load);
  await exited;
  expect(acknowledged.length).toBeGreaterThanOrEqual(10);
  const local = await startLocal(dataDir);
  const stored = local.staff.from("contact_submissions").select("idempotency_key");
  const keys = (await stored.throwOnError()).data.map((row) => row.idempotency_key);
  await local.close();
  expect(keys).toEqual(expect.arrayContaining(acknowledged));
});
