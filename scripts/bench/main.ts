import type { Variables } from "../start/environment.ts";
import type { Ports } from "../start/ports.ts";
import { withServers } from "../start/test-run.ts";
import { benchFirstUse } from "./first-use.ts";
import { benchFloods } from "./floods.ts";
import { benchLighthouse } from "./lighthouse.ts";
import { benchPublish } from "./publish.ts";
import { benchThroughput } from "./throughput.ts";

const BENCHES: Record<string, (variables: Variables, ports: Ports) => Promise<void>> = {
  publish: benchPublish,
  throughput: benchThroughput,
  lighthouse: benchLighthouse,
  "first-use": benchFirstUse,
  floods: benchFloods,
};

const all = Object.keys(BENCHES);
const requested = process.argv.slice(2);
const unknown = requested.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench called ${unknown.join(", ")}. Choose from: ${all.join(", ")}.`);
  process.exit(1);
}

await withServers("bench", ["lake", "supabase", "mailbox", "web"], async (env, ports) => {
  for (const name of requested.length > 0 ? requested : all) await BENCHES[name]?.(env, ports);
});
