import { join } from "node:path";
import { benchFirstUse } from "../bench/first-use.ts";
import { benchFuzz } from "../bench/fuzz.ts";
import { benchLighthouse } from "../bench/lighthouse.ts";
import { benchPrecision } from "../bench/precision.ts";
import { benchPreview } from "../bench/preview.ts";
import { benchInstances, benchPublish } from "../bench/publish.ts";
import { benchThroughput } from "../bench/throughput.ts";
import { installChromium } from "./browser.ts";
import { ROOT, type Variables } from "./environment.ts";
import type { Ports } from "./ports.ts";
import { run, stopAll, stopOnSignals } from "./processes.ts";
import { startServers } from "./stack.ts";
import { claimTestRun } from "./test-run.ts";

/** Benches of the running site. */
const OF_THE_SITE: Record<string, (variables: Variables, ports: Ports) => Promise<void>> = {
  publish: benchPublish,
  instances: benchInstances,
  preview: benchPreview,
  precision: benchPrecision,
  throughput: benchThroughput,
  lighthouse: benchLighthouse,
  "first-use": benchFirstUse,
  fuzz: benchFuzz,
};

/** Benches that start what they measure. */
const OF_A_PART: Record<string, { cwd: string; script: string }> = {
  scale: { cwd: "scripts", script: "bench/scale/main.ts" },
  enquiries: { cwd: "supabase", script: "enquiries.bench.ts" },
  inbox: { cwd: "supabase", script: "inbox.bench.ts" },
};

const known = [...Object.keys(OF_THE_SITE), ...Object.keys(OF_A_PART)];
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(
    `There is no bench called ${unknown.join(", ")}. Choose from: ${known.join(", ")}.`,
  );
  process.exit(1);
}

const { ports, ...own } = await claimTestRun("bench");
const env = { ...own.env, CHROMIUM_PATH: await installChromium() };
const selected = requested.length > 0 ? requested : known;

stopOnSignals(130);
try {
  if (selected.some((name) => name in OF_THE_SITE)) {
    await startServers(env, ports, ["lake", "supabase", "mailbox", "web"]);
    for (const name of selected) await OF_THE_SITE[name]?.(env, ports);
  }
  for (const name of selected) {
    const part = OF_A_PART[name];
    if (!part) continue;
    console.log(`\n${name}`);
    await run({ name, cwd: join(ROOT, part.cwd), command: ["node", part.script], env });
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
await stopAll();
process.exit();
