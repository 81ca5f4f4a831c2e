import { rmSync } from "node:fs";
import { join } from "node:path";
import { ROOT, type Variables } from "./environment.ts";
import { run } from "./processes.ts";

/** The task that builds the site into a folder: turbo puts a cached build back into the same one. */
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
  // Pages that a running site made would outlive the ledger that knows them.
  rmSync(join(ROOT, "web", folder), { recursive: true, force: true });
  const task = SITE_TASKS[folder];
  // A further run of tests at the same time has a folder of its own, which is not worth caching.
  if (task) await turbo("web", task, env);
  else await run({ name: "web", cwd: join(ROOT, "web"), command: ["pnpm", "run", "build"], env });
}

/** Builds the Studio, or restores its build: the server injects which dataset to open. */
export async function buildStudio(env: Variables): Promise<void> {
  const served = Object.entries(env).filter(([name]) => !name.startsWith("SANITY_STUDIO_"));
  await turbo("studio", "build", Object.fromEntries(served));
}
