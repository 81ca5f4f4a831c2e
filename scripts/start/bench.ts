import { benchFuzz } from "../bench/fuzz.ts";
import { benchLighthouse } from "../bench/lighthouse.ts";
import { benchInstances, benchPublish } from "../bench/publish.ts";
import { benchThroughput } from "../bench/throughput.ts";
import { installChromium } from "./browser.ts";
import type { Variables } from "./environment.ts";
import type { Ports } from "./ports.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import { startServers } from "./stack.ts";
import { claimTestRun } from "./test-run.ts";

const BENCHES: Record<string, (variables: Variables, ports: Ports) => Promise<void>> = {
  publish: benchPublish,
  instances: benchInstances,
  throughput: benchThroughput,
  lighthouse: benchLighthouse,
  fuzz: benchFuzz,
};

const known = Object.keys(BENCHES);
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

stopOnSignals(130);
try {
  await startServers(env, ports, ["lake", "supabase", "mailbox", "web"]);
  for (const name of requested.length > 0 ? requested : known) await BENCHES[name]?.(env, ports);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
}
await stopAll();
process.exit();
