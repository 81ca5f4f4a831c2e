import { join } from "node:path";
import { type Ports, ROOT, type Variables } from "./environment.ts";
import { portInUse, run, serve } from "./processes.ts";

const NAMES: Record<keyof Ports, string> = {
  web: "the site",
  studio: "the Studio",
  lake: "the Content Lake",
  supabase: "Supabase",
};

/**
 * Makes sure that every port is free.
 * @throws an error that names each port in use and says what to do
 */
export async function checkPorts(ports: Ports): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports) as [keyof Ports, number][]) {
    if (await portInUse(port)) taken.push(`  ${port}, wanted by ${NAMES[name]}`);
  }
  if (taken.length === 0) return;
  throw new Error(
    `These ports are in use:\n${taken.join("\n")}\nStop what uses them (perhaps another “npm start”) and try again.`,
  );
}

/** Starts the local Content Lake, unless a hosted one is configured. */
export async function startLake(env: Variables, ports: Ports): Promise<void> {
  if (env.SANITY_API_HOST !== `http://localhost:${ports.lake}`) return;
  await serve(
    { name: "lake", cwd: ROOT, command: ["node", "lake/main.ts"], env },
    `${env.SANITY_API_HOST}/v1/ping`,
  );
}

/** Starts the local Supabase, unless a hosted one is configured. */
export async function startSupabase(env: Variables, ports: Ports): Promise<void> {
  if (env.SUPABASE_URL !== `http://localhost:${ports.supabase}`) return;
  await serve(
    { name: "supabase", cwd: join(ROOT, "supabase"), command: ["node", "src/main.ts"], env },
    env.SUPABASE_URL,
  );
}

/** Loads the content into the local Content Lake; an editor's changes are kept. */
export async function seedContent(env: Variables): Promise<void> {
  await run({ name: "seed", cwd: ROOT, command: ["node", "scripts/seed/main.ts"], env });
}

export async function startSite(env: Variables, ports: Ports): Promise<void> {
  const command = ["next", "start", "-p", String(ports.web)];
  await serve({ name: "site", cwd: join(ROOT, "web"), command, env }, `${env.SITE_URL}/robots.txt`);
}

export async function startStudio(env: Variables, ports: Ports): Promise<void> {
  await serve(
    { name: "studio", cwd: join(ROOT, "studio"), command: ["node", "serve.ts"], env },
    `http://localhost:${ports.studio}`,
  );
}
