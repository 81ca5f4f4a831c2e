import { rmSync } from "node:fs";
import { join } from "node:path";
import { signInSecret } from "@currawong/lake/environment";
import { ADMINISTRATOR_TYPES } from "@currawong/schemas/schema";
import web from "../../web/package.json" with { type: "json" };
import { mailboxSmtp, ROOT, type Variables } from "./environment.ts";
import { addresses, HOST, ownAddress, type Ports, portInUse, VARIABLES } from "./ports.ts";
import { run, type Server, serve } from "./processes.ts";

const NAMES: Record<keyof Ports, string> = {
  web: "the site",
  studio: "the Studio",
  lake: "the Content Lake",
  supabase: "Supabase",
  mailbox: "the mailbox",
};

/**
 * How the built site is started in `web/`: as its own `start` does, limits of memory included. Left to
 * itself, Node lets the space of short-lived objects grow while pages are made.
 */
export const SITE_COMMAND = web.scripts.start.split(" ");

/** Has Linux’s malloc give back large blocks, such as what encoders and queries work in. */
const GIVE_BACK_MEMORY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "1048576",
  MALLOC_MMAP_THRESHOLD_: "1048576",
};
/** V8 collects what a request leaves while it is little. Measured: as fast, and 30 MB less than small semi-spaces. */
const SMALL_HEAP = "--optimize-for-size";

/**
 * WebAssembly is compiled once and simply. To optimise PGlite, V8 takes 900 MB for a while and keeps some:
 * the local Supabase takes 350 MB after 900 requests instead of 550, and answers them as fast.
 */
const COMPILE_SIMPLY = "--liftoff-only";

/**
 * Makes sure that every port is free.
 * @throws an error that names each port in use and says what to do
 */
export async function checkPorts(ports: Ports): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports) as [keyof Ports, number][]) {
    const purpose = `needed by ${NAMES[name]} (${VARIABLES[name]}_PORT)`;
    if (await portInUse(port)) taken.push(`  ${port}, ${purpose}`);
  }
  if (taken.length === 0) return;
  throw new Error(
    `These ports are in use:\n${taken.join("\n")}\nStop what uses them (perhaps another “npm start”), or set the variables named to other ports.`,
  );
}

/** The servers that stand in for a hosted service. */
type Service = "lake" | "supabase" | "mailbox";

/** Whether the environment names the local server rather than a hosted one. */
export function isLocal(service: Service, env: Variables, ports: Ports): boolean {
  const local = addresses(ports, env);
  const named = {
    lake: env.SANITY_API_HOST === local.lake,
    supabase: env.SUPABASE_URL === local.supabase,
    mailbox: env.SMTP_URL === mailboxSmtp(ports),
  };
  return named[service];
}

/** A line that tells the sign-in secret, where the local Content Lake can be reached from elsewhere. */
export function signInLine(env: Variables, ports: Ports): string {
  const secret = isLocal("lake", env, ports) && signInSecret(env);
  return secret ? `\n  Sign-in secret ${secret} (the Studio asks for it: keep it to yourself)` : "";
}

/**
 * Starts servers on one set of ports, each after those it needs: the content is loaded into a local
 * Content Lake, the site and the Studio are built, and the site has found what changed since its
 * build. Hosted services are not started.
 * @param wanted the servers to start
 * @throws an error naming the step that failed
 */
export async function startServers(
  env: Variables,
  ports: Ports,
  wanted: readonly (keyof Ports)[],
): Promise<void> {
  const services = (["lake", "supabase", "mailbox"] as const).filter(
    (server) => wanted.includes(server) && isLocal(server, env, ports),
  );
  await Promise.all(services.map((server) => startService(server, env, ports)));
  // A hosted dataset is seeded by `npm run seed` only.
  if (env.SANITY_API_HOST) {
    await run({ name: "seed", cwd: ROOT, command: ["node", "scripts/seed/main.ts"], env });
  }
  if (wanted.includes("web")) await buildSite(env);
  if (wanted.includes("studio")) await buildStudio(env);
  await Promise.all([
    wanted.includes("web") && startSite(env, ports),
    wanted.includes("studio") && startIn("studio", ["node", "serve.ts"], env, ports),
  ]);
  if (wanted.includes("web")) await settleSite(env, ports);
}

/** Starts the site and the Studio from their sources, which they follow. */
export async function startDevelopment(env: Variables, ports: Ports): Promise<void> {
  const site = ["next", "dev", "-p", String(ports.web), "-H", env.SITE_HOST ?? HOST];
  const at = ["--port", String(ports.studio), "--host", env.STUDIO_HOST ?? HOST];
  await Promise.all([
    startIn("web", site, env, ports, "/robots.txt"),
    startIn("studio", ["sanity", "dev", ...at], env, ports),
  ]);
}

/** Starts a server in the folder of its package, and waits until it answers at a path. */
function startIn(
  server: keyof Ports,
  command: string[],
  env: Variables,
  ports: Ports,
  path = "",
): Promise<Server> {
  const cwd = join(ROOT, server === "mailbox" ? "scripts/mailbox" : server);
  const address = ownAddress(server, ports[server], env);
  const own = { ...GIVE_BACK_MEMORY, ...env };
  return serve({ name: server, cwd, command, env: own }, address + path);
}

function startService(service: Service, env: Variables, ports: Ports): Promise<Server> {
  if (service === "mailbox") return startIn(service, ["node", "main.ts"], env, ports);
  if (service === "supabase") {
    return startIn(service, ["node", SMALL_HEAP, COMPILE_SIMPLY, "src/main.ts"], env, ports);
  }
  const own = { LAKE_ADMINISTRATOR_TYPES: ADMINISTRATOR_TYPES.join(), ...env };
  return startIn(service, ["node", SMALL_HEAP, "main.ts"], own, ports, "/v1/ping");
}

/** Starts the site as it was built. */
export function startSite(env: Variables, ports: Ports): Promise<Server> {
  const own = { PORT: String(ports.web), HOST: env.SITE_HOST ?? HOST, NODE_ENV: "production" };
  return startIn("web", SITE_COMMAND, { ...env, ...own }, ports, "/robots.txt");
}

/**
 * Has the site reconcile what changed since its build, before the first visit. It retries by itself
 * where the Content Lake cannot be reached.
 */
async function settleSite(env: Variables, ports: Ports): Promise<void> {
  await fetch(`${ownAddress("web", ports.web, env)}/api/reconcile`, {
    method: "POST",
    headers: { authorization: `Bearer ${env.SANITY_WEBHOOK_SECRET}` },
  });
}

/** Runs a task of one package, unless it was run on the same files and variables before. */
const turbo = (name: string, task: string, env: Variables) =>
  run({
    name,
    cwd: ROOT,
    command: ["turbo", "run", task, "--filter", `@currawong/${name}`, "--output-logs=new-only"],
    // Builds hold the absolute path of the folder they were made in.
    env: { ...env, REPOSITORY: ROOT, TURBO_UI: "stream" },
  });

/** The task that builds the site into a folder: turbo puts a cached build back into the same one. */
const SITE_TASKS: Record<string, string> = { ".next": "build", ".next-test": "build:test" };

/**
 * Builds the site from the content as it is now, or puts back the build of the same sources and
 * seed. What the content became since is found by the first reconciliation: with the build comes
 * the ledger of what it was made of.
 */
async function buildSite(env: Variables): Promise<void> {
  const folder = env.SITE_DIST_DIR ?? ".next";
  // Pages that a running site made would outlive the ledger that knows them.
  rmSync(join(ROOT, "web", folder), { recursive: true, force: true });
  const task = SITE_TASKS[folder];
  // A further run of tests at the same time has a folder of its own, which is not worth caching.
  if (task) await turbo("web", task, env);
  else await run({ name: "web", cwd: join(ROOT, "web"), command: ["pnpm", "run", "build"], env });
}

/** Builds the Studio, or restores its build: the server injects which dataset to open. */
async function buildStudio(env: Variables): Promise<void> {
  const served = Object.entries(env).filter(([name]) => !name.startsWith("SANITY_STUDIO_"));
  await turbo("studio", "build", Object.fromEntries(served));
}
