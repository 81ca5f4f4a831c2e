import { rmSync } from "node:fs";
import { join } from "node:path";
import { ADMINISTRATOR_TYPES } from "@currawong/schemas/types";
import { lockFile } from "../../local-server.ts";
import web from "../../web/package.json" with { type: "json" };
import { LOCKED_EXIT_CODE } from "../command.ts";
import { mailboxSmtp, ROOT, type Variables } from "./environment.ts";
import { addresses, HOST, ownAddress, type Ports, portInUse, VARIABLES } from "./ports.ts";
import { run, type Server, serve, start } from "./processes.ts";

const NAMES: Record<keyof Ports, string> = {
  web: "the site",
  studio: "the Studio",
  lake: "the Content Lake",
  supabase: "Supabase",
  mailbox: "the mailbox",
};

/**
 * The command that starts the built site in `web/`: its own `start` script, memory limits included. Without
 * them, Node lets the space of short-lived objects grow while pages are rendered.
 */
export const SITE_COMMAND = web.scripts.start.split(" ");

/** Makes Linux’s malloc release large blocks, such as the buffers of encoders and queries. */
const RELEASE_MEMORY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "1048576",
  MALLOC_MMAP_THRESHOLD_: "1048576",
};
/** V8 collects a request's garbage early. Measured: as fast, and 30 MB less than with small semi-spaces. */
const SMALL_HEAP = "--optimize-for-size";

/**
 * Compiles WebAssembly once, without optimising. To optimise PGlite, V8 takes 200 MB temporarily and keeps
 * some of it. This way, the local Supabase takes 195 MB after 700 requests instead of 250, and is as fast.
 */
const COMPILE_SIMPLY = "--liftoff-only";

/**
 * Checks that the ports of the servers to be started are free, and differ.
 * @throws an error that names each port in use and says what to do
 */
export async function checkPorts(ports: Partial<Ports>): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of Object.entries(ports) as [keyof Ports, number][]) {
    const purpose = `needed by ${NAMES[name]} (${VARIABLES[name]}_PORT)`;
    if (await portInUse(port)) taken.push(`  ${port}, ${purpose}`);
  }
  const smtpPort = ports.mailbox && ports.mailbox + 1;
  if (smtpPort && (await portInUse(smtpPort))) {
    taken.push(`  ${smtpPort}, needed by the mailbox for SMTP (MAILBOX_PORT + 1)`);
  }
  const numbers = [...Object.values(ports), ...(smtpPort ? [smtpPort] : [])];
  const twice = numbers.filter((port, index) => numbers.indexOf(port) !== index);
  if (twice.length > 0) {
    throw new Error(
      `Two servers would have port ${twice.join(", ")}: set their variables (SITE_PORT …) to different ports. The mailbox takes MAILBOX_PORT + 1 too.`,
    );
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
  const matches = {
    lake: env.SANITY_API_HOST === local.lake,
    supabase: env.SUPABASE_URL === local.supabase,
    mailbox: env.SMTP_URL === mailboxSmtp(ports),
  };
  return matches[service];
}

/**
 * Starts servers on one set of ports, each after those it depends on: loads the content into a local Content
 * Lake, builds the site and the Studio, and has the site reconcile what changed since its build. Does not
 * start hosted services.
 * @param servers the servers to start
 * @returns whether schedules kept the documents from being migrated and seeded
 * @throws an error naming the step that failed
 */
export async function startServers(
  env: Variables,
  ports: Ports,
  servers: readonly (keyof Ports)[],
): Promise<{ isLocked: boolean }> {
  let isLocked = false;
  const startIfNeeded = (service: Service) =>
    servers.includes(service) && isLocal(service, env, ports) && startService(service, env, ports);
  const startLakeAndBuildSite = async () => {
    await startIfNeeded("lake");
    // A hosted dataset is only seeded by `npm run seed`.
    if (env.SANITY_API_HOST) {
      const command = ["node", "scripts/seed/main.ts", "--migrate"];
      const { failed, exitCode } = await start({ name: "seed", cwd: ROOT, command, env });
      isLocked = exitCode === LOCKED_EXIT_CODE;
      if (failed && !isLocked) throw new Error("seed failed: the lines above say why.");
    }
    if (servers.includes("web")) await buildSite(env);
  };
  // The builds need neither the database nor the mailbox, and the Studio's needs no content.
  await Promise.all([
    startLakeAndBuildSite(),
    startIfNeeded("supabase"),
    startIfNeeded("mailbox"),
    servers.includes("studio") && buildStudio(env),
  ]);
  await Promise.all([
    servers.includes("web") && startSite(env, ports),
    servers.includes("studio") && startIn("studio", ["node", "serve.ts"], env, ports),
  ]);
  return { isLocked };
}

/** Starts the site and the Studio from their sources, and reloads them as the sources change. */
export async function startDevelopment(env: Variables, ports: Ports): Promise<void> {
  const site = web.scripts.dev.split(" ");
  const siteEnv = { ...env, SITE_PORT: String(ports.web), NODE_ENV: "development" };
  const flags = ["--port", String(ports.studio), "--host", env.STUDIO_HOST ?? HOST];
  // One after the other: compiling the first page takes both cores of a small machine.
  await startIn("web", site, siteEnv, ports);
  await startIn("studio", ["sanity", "dev", ...flags], env, ports);
}

/** Starts a server in its package's folder and waits until it responds at a path. */
function startIn(
  server: keyof Ports,
  command: string[],
  env: Variables,
  ports: Ports,
  path = "",
): Promise<Server> {
  const cwd = join(ROOT, server === "mailbox" ? "scripts/mailbox" : server);
  const address = ownAddress(server, ports[server], env);
  const variables = { ...RELEASE_MEMORY, ...env };
  return serve({ name: server, cwd, command, env: variables }, address + path);
}

function startService(service: Service, env: Variables, ports: Ports): Promise<Server> {
  if (service === "mailbox") return startIn(service, ["node", "main.ts"], env, ports);
  if (service === "supabase") {
    return startIn(service, ["node", SMALL_HEAP, COMPILE_SIMPLY, "src/main.ts"], env, ports);
  }
  const variables = { LAKE_ADMINISTRATOR_TYPES: ADMINISTRATOR_TYPES.join(), ...env };
  return startIn(service, ["node", SMALL_HEAP, "main.ts"], variables, ports, "/v1/ping");
}

/** Starts the built site. */
export function startSite(env: Variables, ports: Ports): Promise<Server> {
  const extra = { SITE_PORT: String(ports.web), NODE_ENV: "production" };
  return startIn("web", SITE_COMMAND, { ...env, ...extra }, ports, "/robots.txt");
}

/** Runs a task of one package, unless it has run on the same files and variables before. */
const turbo = (name: string, task: string, env: Variables) =>
  run({
    name,
    cwd: ROOT,
    command: ["turbo", "run", task, "--filter", `@currawong/${name}`, "--output-logs=new-only"],
    // Builds contain the absolute path of the folder they were made in.
    env: { ...env, REPOSITORY: ROOT, TURBO_UI: "stream" },
  });

/** The task that builds the site into a folder. Turbo restores a cached build into the same folder. */
const SITE_TASKS: Record<string, string> = { ".next": "build", ".next-test": "build:test" };

/**
 * Builds the site from the current content, or restores the build of the same sources and seed. The first
 * reconciliation finds later changes to the content, because the build includes the ledger of the content
 * that it was made from.
 */
export async function buildSite(env: Variables): Promise<void> {
  const folder = env.SITE_DIST_DIR ?? ".next";
  lockBuild(folder);
  // Otherwise pages rendered by a running site would outlive the ledger that covers them.
  rmSync(join(ROOT, "web", folder), { recursive: true, force: true });
  const task = SITE_TASKS[folder];
  // A test run in parallel with another has its own folder, which is not worth caching.
  if (task) await turbo("web", task, env);
  else await run({ name: "web", cwd: join(ROOT, "web"), command: ["pnpm", "run", "build"], env });
}

const lockedBuilds = new Set<string>();

/**
 * Keeps a build from other processes until this one ends: its site reads it.
 * @throws when a running site has it
 */
export function lockBuild(folder: string): void {
  if (lockedBuilds.has(folder)) return;
  const unlock = lockFile(
    join(ROOT, "node_modules", `${folder}.lock`),
    `A site is running on web/${folder}, which a new build would delete. Stop it, or start in another copy of the repository.`,
  );
  lockedBuilds.add(folder);
  process.once("exit", unlock);
}

/** Builds the Studio or restores its build. The dataset is not part of it: the server injects it. */
export async function buildStudio(env: Variables): Promise<void> {
  const buildVariables = Object.entries(env).filter(([name]) => !name.startsWith("SANITY_STUDIO_"));
  await turbo("studio", "build", Object.fromEntries(buildVariables));
}
