import { join } from "node:path";
import { signInSecret } from "@currawong/lake/environment";
import { ADMINISTRATOR_TYPES } from "@currawong/schemas/schema";
import { addresses, HOST, ownAddress, VARIABLES } from "./addresses.ts";
import { buildSite, buildStudio } from "./build.ts";
import { mailboxSmtp, ROOT, type Variables } from "./environment.ts";
import { type Ports, portInUse } from "./ports.ts";
import { run, type Server, serve } from "./processes.ts";
import { SITE_COMMAND } from "./site-command.ts";

const NAMES: Record<keyof Ports, string> = {
  web: "the site",
  studio: "the Studio",
  lake: "the Content Lake",
  supabase: "Supabase",
  mailbox: "the mailbox",
};

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
  const isWanted = (server: keyof Ports) => wanted.includes(server);
  await Promise.all([
    isWanted("lake") && startLake(env, ports),
    isWanted("supabase") && startSupabase(env, ports),
    isWanted("mailbox") && startMailbox(env, ports),
  ]);
  // A hosted dataset is seeded by `npm run seed` only.
  if (env.SANITY_API_HOST) await seedContent(env);
  if (isWanted("web")) await buildSite(env);
  if (isWanted("studio")) await buildStudio(env);
  await Promise.all([
    isWanted("web") && startSite(env, ports),
    isWanted("studio") && startStudio(env, ports),
  ]);
  if (isWanted("web")) await settleSite(env, ports);
}

/**
 * Has Linux’s malloc give back what it took, and V8 collect what a request leaves while it is little: the
 * lake takes 270 MB after 1,200 queries, 1,500 writes and 120 pictures instead of 490.
 */
const GIVE_BACK_MEMORY = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_TRIM_THRESHOLD_: "131072",
  MALLOC_MMAP_THRESHOLD_: "131072",
};
const COLLECT_EARLY = "--max-semi-space-size=4";

/**
 * WebAssembly is compiled once and simply. To optimise PGlite, V8 takes 900 MB for a while and keeps some:
 * the local Supabase takes 350 MB after 900 requests instead of 550, and answers them as fast.
 */
const COMPILE_SIMPLY = "--liftoff-only";

/**
 * Starts the local Content Lake.
 * @returns undefined where a hosted one is configured
 */
export async function startLake(env: Variables, ports: Ports): Promise<Server | undefined> {
  if (env.SANITY_API_HOST !== addresses(ports, env).lake) return undefined;
  return serve(
    {
      name: "lake",
      cwd: ROOT,
      command: ["node", COLLECT_EARLY, "lake/main.ts"],
      env: { LAKE_ADMINISTRATOR_TYPES: ADMINISTRATOR_TYPES.join(), ...GIVE_BACK_MEMORY, ...env },
    },
    `${ownAddress("lake", ports.lake, env)}/v1/ping`,
  );
}

/** A line that tells the sign-in secret, where the local Content Lake can be reached from elsewhere. */
export function signInLine(env: Variables, ports: Ports): string {
  const secret = env.SANITY_API_HOST === addresses(ports, env).lake && signInSecret(env);
  return secret ? `\n  Sign-in secret ${secret} (the Studio asks for it: keep it to yourself)` : "";
}

/** Starts the local Supabase, unless a hosted one is configured. */
async function startSupabase(env: Variables, ports: Ports): Promise<void> {
  if (env.SUPABASE_URL !== addresses(ports, env).supabase) return;
  await serve(
    {
      name: "supabase",
      cwd: join(ROOT, "supabase"),
      command: ["node", COLLECT_EARLY, COMPILE_SIMPLY, "src/main.ts"],
      env: { ...GIVE_BACK_MEMORY, ...env },
    },
    ownAddress("supabase", ports.supabase, env),
  );
}

/** Starts the mailbox, unless another mail server is configured. */
async function startMailbox(env: Variables, ports: Ports): Promise<void> {
  if (env.SMTP_URL !== mailboxSmtp(ports)) return;
  await serve(
    { name: "mailbox", cwd: ROOT, command: ["node", "scripts/mailbox/main.ts"], env },
    ownAddress("mailbox", ports.mailbox, env),
  );
}

/** Loads the content into the local Content Lake; an editor's changes are kept. */
async function seedContent(env: Variables): Promise<void> {
  await run({ name: "seed", cwd: ROOT, command: ["node", "scripts/seed/main.ts"], env });
}

/** Starts the site as it was built. */
export async function startSite(env: Variables, ports: Ports): Promise<Server> {
  const own = { PORT: String(ports.web), HOST: env.SITE_HOST ?? HOST, NODE_ENV: "production" };
  const ready = `${ownAddress("web", ports.web, env)}/robots.txt`;
  const site = {
    name: "site",
    cwd: join(ROOT, "web"),
    command: SITE_COMMAND,
    env: { ...env, ...own },
  };
  return serve(site, ready);
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

async function startStudio(env: Variables, ports: Ports): Promise<void> {
  await serve(
    { name: "studio", cwd: join(ROOT, "studio"), command: ["node", "serve.ts"], env },
    ownAddress("studio", ports.studio, env),
  );
}
