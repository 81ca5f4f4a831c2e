import { rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT, type Variables } from "./environment.ts";
import { run } from "./processes.ts";

/** The build of the site by the folder it goes to: a kept one is put back there and nowhere else. */
const SITE_TASKS: Record<string, string> = { ".next": "build", ".next-test": "build:test" };

/** Runs a task of one package, unless it was run on the same files and variables before. */
const turbo = (name: string, task: string, env: Variables) =>
  run({
    name,
    cwd: ROOT,
    command: ["turbo", "run", task, "--filter", `@currawong/${name}`, "--output-logs=new-only"],
    // Builds hold the absolute path of the folder they were made in.
    env: { ...env, REPOSITORY: ROOT, TURBO_UI: "stream" },
  });

/**
 * Builds the site from the content as it is now, or puts back the build of the same sources and
 * seed. What the content became since is found by the first reconciliation: with the build comes
 * the ledger of what it was made of.
 */
export async function buildSite(env: Variables): Promise<void> {
  const folder = env.SITE_DIST_DIR ?? ".next";
  const task = SITE_TASKS[folder];
  if (!task) throw new Error(`SITE_DIST_DIR must be one of ${Object.keys(SITE_TASKS).join(", ")}.`);
  // Pages that a running site made would outlive the ledger that knows them.
  rmSync(join(ROOT, "web", folder), { recursive: true, force: true });
  await turbo("web", task, env);
}

/** Builds the Studio, or puts back its build: it is told what to open when it is served. */
export async function buildStudio(env: Variables): Promise<void> {
  const served = Object.entries(env).filter(([name]) => !name.startsWith("SANITY_STUDIO_"));
  await turbo("studio", "build", Object.fromEntries(served));
}
