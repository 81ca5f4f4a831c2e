import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { KEYS } from "../test/support.ts";
import { startSupabase } from "./start.ts";

test("rejects a folder another process has open, and takes over one left by a dead process", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "supabase-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      SUPABASE_PUBLISHABLE_KEY: KEYS.publishableKey,
      SUPABASE_SECRET_KEY: KEYS.secretKey,
      SUPABASE_PORT: "0",
      SUPABASE_DATA_DIR: dataDir,
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  expect(String(await once(child.stdout, "data"))).toContain("Supabase ready at");
  await expect(startSupabase({ ...KEYS, port: 0, dataDir })).rejects.toThrow(
    "Another process has the Supabase data",
  );
  child.kill("SIGKILL");
  await once(child, "exit");
  await (await startSupabase({ ...KEYS, port: 0, dataDir })).close();
});
