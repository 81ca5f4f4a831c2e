import { join } from "node:path";
import { ADMINISTRATOR_TYPES } from "@currawong/schemas/schema";
import { addresses, HOST, ownAddress, VARIABLES } from "./addresses.ts";
import { type Ports, ROOT, type Variables } from "./environment.ts";
import { portInUse, run, serve } from "./processes.ts";

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
    const wish = `wanted by ${NAMES[name]} (${VARIABLES[name]}_PORT)`;
    if (await portInUse(port)) taken.push(`  ${port}, ${wish}`);
  }
  if (taken.length === 0) return;
  throw new Error(
    `These ports are in use:\n${taken.join("\n")}\nStop what uses them (perhaps another “npm start”), or set the variables named to other ports.`,
  );
}

/** Starts the local Content Lake, unless a hosted one is configured. */
export async function startLake(env: Variables, ports: Ports): Promise<void> {
  if (env.SANITY_API_HOST !== addresses(ports, env).lake) return;
  await serve(
    {
      name: "lake",
      cwd: ROOT,
      command: ["node", "lake/main.ts"],
      env: { LAKE_ADMINISTRATOR_TYPES: ADMINISTRATOR_TYPES.join(), ...env },
    },
    `${ownAddress("lake", ports.lake, env)}/v1/ping`,
  );
}

/** Starts the local Supabase, unless a hosted one is configured. */
export async function startSupabase(env: Variables, ports: Ports): Promise<void> {
  if (env.SUPABASE_URL !== addresses(ports, env).supabase) return;
  await serve(
    { name: "supabase", cwd: join(ROOT, "supabase"), command: ["node", "src/main.ts"], env },
    ownAddress("supabase", ports.supabase, env),
  );
}

/** Starts the mailbox that is told of enquiries here, unless somebody else is. */
export async function startMailbox(env: Variables, ports: Ports): Promise<void> {
  const own = ownAddress("mailbox", ports.mailbox, env);
  if (env.ENQUIRY_WEBHOOK_URL !== `${own}/webhook`) return;
  await serve(
    { name: "mailbox", cwd: ROOT, command: ["node", "scripts/mailbox/main.ts"], env },
    own,
  );
}

/** Loads the content into the local Content Lake; an editor's changes are kept. */
export async function seedContent(env: Variables): Promise<void> {
  await run({ name: "seed", cwd: ROOT, command: ["node", "scripts/seed/main.ts"], env });
}

export async function startSite(env: Variables, ports: Ports): Promise<void> {
  const command = ["node", "--disable-warning=ExperimentalWarning", "server/main.ts"];
  const own = { PORT: String(ports.web), HOST: env.SITE_HOST ?? HOST, NODE_ENV: "production" };
  const ready = `${ownAddress("web", ports.web, env)}/robots.txt`;
  await serve({ name: "site", cwd: join(ROOT, "web"), command, env: { ...env, ...own } }, ready);
}

/**
 * Has the site find what changed since its build was made, before anybody looks. Where the Content
 * Lake is away it finds it later: it asks every twenty seconds.
 */
export async function settleSite(env: Variables, ports: Ports): Promise<void> {
  await fetch(`${ownAddress("web", ports.web, env)}/api/reconcile`, {
    method: "POST",
    headers: { authorization: `Bearer ${env.SANITY_WEBHOOK_SECRET}` },
  });
}

export async function startStudio(env: Variables, ports: Ports): Promise<void> {
  await serve(
    { name: "studio", cwd: join(ROOT, "studio"), command: ["node", "serve.ts"], env },
    ownAddress("studio", ports.studio, env),
  );
}
