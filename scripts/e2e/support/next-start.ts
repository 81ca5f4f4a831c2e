import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { freePort } from "@currawong/supabase/testing/free-port";
import web from "../../../web/package.json" with { type: "json" };
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
    env: { ...process.env, NODE_ENV: "production", ...variables, SITE_PORT: String(port) },
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

/** Starts a built site with its own server. */
export const serverStart = (variables: Record<string, string>) =>
  start(SITE_COMMAND.slice(1), variables);

/** Starts a packaged site. */
export const packageStart = (folder: string, variables: Record<string, string>) =>
  start(["server.js"], variables, folder);

export const BUILD = process.env.SITE_DIST_DIR ?? ".next";

/** Starts the site under test in Next alone, without its caches: every page is rendered from the current content. */
export const startUncachedSite = () =>
  start([join(WEB, "node_modules/next/dist/bin/next"), "start", "tests/uncached"], {
    UNCACHED_DIST_DIR: BUILD,
  });

/** Starts the site from its sources, as `npm run dev` does. It writes into the only folder that `tsconfig.json` names. */
export const developmentStart = () =>
  start(web.scripts.dev.split(" ").slice(1), { NODE_ENV: "development", SITE_DIST_DIR: ".next" });
