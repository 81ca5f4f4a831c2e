import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@currawong/supabase/testing/free-port";
import { ROOT } from "../../start/environment.ts";
import { SITE_COMMAND } from "../../start/stack.ts";

const WEB = join(ROOT, "web");

export type Site = { url: string; child: ChildProcess; stop(): Promise<void> };

/** Starts a server of the site on a free port and waits until it is ready. */
async function start(
  command: string[],
  variables: Record<string, string>,
  cwd = WEB,
): Promise<Site> {
  const port = await freePort();
  const child = spawn(process.execPath, [...command, "-p", String(port)], {
    cwd,
    env: { ...process.env, ...variables, SITE_PORT: String(port), NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  child.stderr.pipe(process.stderr);
  await new Promise<void>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => /Ready (?:in|on)/.test(line) && resolve());
    child.once("exit", (code) => reject(new Error(`The site ended with exit code ${code}.`)));
  });
  const exit = once(child, "exit");
  const stop = async () => {
    child.kill("SIGTERM");
    await exit;
  };
  return { url: `http://localhost:${port}`, child, stop };
}

/** Starts a built site with plain `next start` and the `next.config` of a folder of `web/`. */
export const nextStart = (folder: string, variables: Record<string, string>) =>
  start([join(WEB, "node_modules/next/dist/bin/next"), "start", folder], variables);

/** Starts a built site with its own server. */
export const serverStart = (variables: Record<string, string>) =>
  start(SITE_COMMAND.slice(1), variables);

/** Starts a packaged site. */
export const packageStart = (folder: string, variables: Record<string, string>) =>
  start(["server.js"], variables, folder);

export const BUILD = process.env.SITE_DIST_DIR ?? ".next";

/** Starts the site under test without its caches: every page is rendered from the current content. */
export const startUncachedSite = () => nextStart("tests/uncached", { UNCACHED_DIST_DIR: BUILD });

/** Copies the site under test, with its build and everything it has cached since. */
export function copySite(name: string) {
  const SITE_DIST_DIR = `${BUILD}-${name}`;
  const folder = join(WEB, SITE_DIST_DIR);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  cpSync(join(WEB, BUILD), folder, { recursive: true });
  return { SITE_DIST_DIR, remove };
}
