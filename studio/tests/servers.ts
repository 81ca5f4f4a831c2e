import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { API_VERSION } from "@currawong/schemas/api-version";
import { ADMINISTRATOR_TYPES } from "@currawong/schemas/schema";
import { freePort } from "@currawong/supabase/testing/free-port";
import { createClient, type SanityClient } from "@sanity/client";

const STUDIO = path.join(import.meta.dirname, "..");
const LAKE = path.join(STUDIO, "../lake/main.ts");
/** A server that takes longer hangs. */
const STOP_MS = 30_000;
const WRITE_TOKEN = "studio-tests-write-token";

/** A fresh lake, a process of its own on a free port. */
export interface TestLake {
  lakeUrl: string;
  /** An administrator's client of the lake. */
  client: SanityClient;
  /** Does something while the lake is stopped, and starts it again. */
  whileAway(work: () => Promise<void>): Promise<void>;
  stop(): Promise<void>;
}

/** A fresh lake and the built Studio on it. */
export interface Servers extends TestLake {
  studioUrl: string;
}

/**
 * Starts a lake; rejects with what the process said when it does not get ready.
 * @param origin of the Studio that may ask it
 */
export async function startLake(origin = "http://localhost:3333"): Promise<TestLake> {
  const dataDir = await mkdtemp(path.join(tmpdir(), "studio-e2e-"));
  const lakePort = await freePort();
  const lakeUrl = `http://localhost:${lakePort}`;
  const startHere = () =>
    start(LAKE, {
      LAKE_PORT: String(lakePort),
      LAKE_DATA_DIR: dataDir,
      LAKE_CORS_ORIGINS: origin,
      LAKE_ADMINISTRATOR_TYPES: ADMINISTRATOR_TYPES.join(),
      SANITY_API_WRITE_TOKEN: WRITE_TOKEN,
      SANITY_API_READ_TOKEN: "studio-tests-read-token",
    });
  let lake = await startHere();
  const client = createClient({
    projectId: "currawong",
    dataset: "production",
    apiVersion: API_VERSION,
    apiHost: lakeUrl,
    useProjectHostname: false,
    useCdn: false,
    token: WRITE_TOKEN,
    perspective: "raw",
    timeout: 30_000,
  });
  return {
    lakeUrl,
    client,
    async whileAway(work) {
      await stop(lake);
      try {
        await work();
      } finally {
        lake = await startHere();
      }
    },
    async stop() {
      await stop(lake);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts both; rejects with what the process said when one does not get ready. */
export async function startServers(): Promise<Servers> {
  const studioPort = await freePort();
  const studioUrl = `http://localhost:${studioPort}`;
  const lake = await startLake(studioUrl);
  const studio = await start(path.join(STUDIO, "serve.ts"), {
    STUDIO_PORT: String(studioPort),
    SANITY_STUDIO_API_HOST: lake.lakeUrl,
  });
  return {
    ...lake,
    studioUrl,
    async stop() {
      await Promise.all([stop(studio), lake.stop()]);
    },
  };
}

function start(script: string, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawn(process.execPath, [script], { env: { ...process.env, ...env } });
  return new Promise((resolve, reject) => {
    let output = "";
    child.stderr.on("data", (data) => {
      output += data;
    });
    child.stdout.on("data", (data) => {
      if (String(data).includes(" ready at ")) resolve(child);
    });
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code}: ${output}`)));
  });
}

/** Ends a process; rejects, having killed it, when it does not end by itself. */
function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    if (child.exitCode !== null || child.signalCode !== null) {
      resolve();
      return;
    }
    const timer = setTimeout(() => {
      child.kill("SIGKILL");
      reject(new Error(`${child.spawnargs.join(" ")} did not end within ${STOP_MS} ms`));
    }, STOP_MS);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill("SIGTERM");
  });
}
