import { type ChildProcess, spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { ROOT } from "../../start/environment.ts";

const WEB = join(ROOT, "web");

/** A running `next start`. */
export type Site = { url: string; stop(): Promise<void> };

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/**
 * Starts a built site on a free port and waits until it is ready.
 * @param folder whose `next.config` to use, within `web/`
 * @param variables added to the environment
 */
export async function nextStart(folder: string, variables: Record<string, string>): Promise<Site> {
  const port = await freePort();
  const bin = join(WEB, "node_modules/next/dist/bin/next");
  const child = spawn(process.execPath, [bin, "start", folder, "-p", String(port)], {
    cwd: WEB,
    env: { ...process.env, ...variables, PORT: String(port), NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => line.includes("Ready in") && resolve());
    child.once("exit", (code) => reject(new Error(`next start ended with exit code ${code}.`)));
  });
  return { url: `http://localhost:${port}`, stop: () => stop(child) };
}

function stop(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill("SIGTERM");
  });
}

/** The site under test without its caches: what every page is by the content as it is now. */
export const startUncachedSite = () =>
  nextStart("tests/uncached", {
    UNCACHED_DIST_DIR: process.env.SITE_DIST_DIR ?? ".next",
    // Where it would keep a ledger of its own.
    SITE_DIST_DIR: "../.data/test/uncached",
  });
