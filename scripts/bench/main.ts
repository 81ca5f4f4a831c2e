import { withServers } from "../start/test-run.ts";
import { benchPublish } from "./publish.ts";
import { benchThroughput } from "./throughput.ts";

const BENCHES = { publish: benchPublish, throughput: benchThroughput };

const all = Object.keys(BENCHES) as (keyof typeof BENCHES)[];
const requested = process.argv.slice(2);
const chosen = all.filter((name) => requested.length === 0 || requested.includes(name));
if (chosen.length < requested.length) {
  console.error(`Choose from: ${all.join(", ")}.`);
  process.exit(1);
}

await withServers("bench", ["lake", "supabase", "mailbox", "web"], async (env) => {
  for (const name of chosen) await BENCHES[name](env);
});
