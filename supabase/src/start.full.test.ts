import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { client, enquiry, KEYS, type Local, startLocal } from "../test/support.ts";
import { startSupabase } from "./start.ts";

let dataDir: string;
const opened: Local[] = [];
const children: ChildProcess[] = [];

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "supabase-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const local of opened.splice(0)) await local.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function start(dir: string): Promise<Local> {
  const local = await startLocal(dir);
  opened.push(local);
  return local;
}

async function keys({ staff }: Pick<Local, "staff">) {
  const { data } = await staff.from("contact_submissions").select("idempotency_key").throwOnError();
  return data.map((row) => row.idempotency_key);
}

/** Runs main.ts on a free port until its first line; returns the line and the URL in it. */
async function run() {
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey,
      SUPABASE_SECRET_KEY: KEYS.secretKey,
      SUPABASE_PORT: "0",
      SUPABASE_DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  const [line] = await once(createInterface(child.stdout), "line");
  return { child, line: String(line), url: String(line).replace(/.* /, "") };
}

describe("startSupabase", () => {
  test("a folder that another process has open is refused, one left behind is taken over", async () => {
    const { child } = await run();
    await expect(startSupabase({ ...KEYS, port: 0, dataDir })).rejects.toThrow(
      "Another process has the Supabase data",
    );
    child.kill("SIGKILL");
    await once(child, "exit");
    await start(dataDir);
  });
});

describe("main", () => {
  test("says in one line that it is ready, and stops cleanly when told to", async () => {
    const { child, line } = await run();
    expect(line).toMatch(/^Supabase ready at http:\/\/127\.0\.0\.1:\d+$/);
    child.kill("SIGINT");
    child.kill("SIGTERM");
    expect(await once(child, "exit")).toEqual([0, null]);
  });

  test("an enquiry answered for survives kill -9 under load", async () => {
    const { child, url } = await run();
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
    expect(await keys(await start(dataDir))).toEqual(expect.arrayContaining(acknowledged));
  });
});
