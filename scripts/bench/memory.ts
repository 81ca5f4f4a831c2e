import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { allAddresses } from "@currawong/schemas/testing/all-addresses";
import { clientFromEnvironment } from "../dataset/client.ts";
import type { Variables } from "../start/environment.ts";
import { runningProcesses } from "../start/processes.ts";
import { row } from "./measure.ts";
import { publishPrices } from "./publish.ts";

const PUBLISHES = 26;
const VISITS = 300;
const ENQUIRIES = 20;
/** How long the servers then rest. */
const REST_MS = 60_000;

/** Most megabytes that a server may take at rest. */
const LIMITS = { web: 250, lake: 250, supabase: 350 };

/** Sends an enquiry as a visitor's browser does. @throws when Supabase does not store it */
async function sendEnquiry({ SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY = "" }: Variables) {
  const key = randomUUID();
  const enquiry = {
    name: "Test Visitor",
    email: `${key}@visitor.example`,
    message: "And by when?",
    service: "Instagram Chatbot",
    page: "/instagram-chatbot",
    idempotency_key: key,
    fill_ms: 8_000,
  };
  const response = await fetch(`${SUPABASE_URL}/rest/v1/contact_submissions`, {
    method: "POST",
    headers: { apikey: SUPABASE_PUBLISHABLE_KEY, "content-type": "application/json" },
    body: JSON.stringify(enquiry),
  });
  if (!response.ok) throw new Error(`Supabase returned ${response.status} for an enquiry.`);
}

/** Returns the megabytes of memory that a process takes. */
function megabytesOf(pid: number): number {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" });
  return Math.round(Number(stdout) / 1024);
}

/** Uses the site, then measures what each server takes at rest. */
export async function benchMemory(env: Variables): Promise<void> {
  console.log(
    `\nMemory at rest, after ${PUBLISHES} publishes, ${VISITS} pages and ${ENQUIRIES} enquiries`,
  );
  const site = env.SITE_URL ?? "";
  await publishPrices(env, [site], PUBLISHES);
  const { pages } = await allAddresses(clientFromEnvironment(env));
  for (let visit = 0; visit < VISITS; visit++) {
    await (await fetch(`${site}${pages[visit % pages.length]}`)).arrayBuffer();
  }
  for (let sent = 0; sent < ENQUIRIES; sent++) await sendEnquiry(env);
  await sleep(REST_MS);
  const pids = runningProcesses();
  for (const [name, limit] of Object.entries(LIMITS)) {
    const used = megabytesOf(pids.get(name) ?? 0);
    row(name, `${used} MB (at most ${limit})`);
    if (!(used > 0 && used <= limit)) process.exitCode = 1;
  }
}
