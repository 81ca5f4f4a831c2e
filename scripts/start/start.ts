import { addresses } from "./addresses.ts";
import { buildSite, buildStudio } from "./build.ts";
import { localEnvironment } from "./environment.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import {
  checkPorts,
  seedContent,
  settleSite,
  startLake,
  startSite,
  startStudio,
  startSupabase,
} from "./stack.ts";

const began = Date.now();
stopOnSignals();
try {
  const { env, ports } = localEnvironment();
  await checkPorts(ports);
  await Promise.all([startLake(env, ports), startSupabase(env, ports)]);
  if (env.SANITY_API_HOST) await seedContent(env);
  await buildSite(env);
  await buildStudio(env);
  await Promise.all([startSite(env, ports), startStudio(env, ports)]);
  await settleSite(env, ports);
  const seconds = ((Date.now() - began) / 1000).toFixed(1);
  console.log(`
Ready in ${seconds} s.
  Site           ${env.SITE_URL}
  Studio         ${addresses(ports, env).studio}
  Content Lake   ${env.SANITY_API_HOST || "hosted by Sanity"}
  Supabase       ${env.SUPABASE_URL}
Press Ctrl-C to stop. Your data stays in .data/; “npm run reset” starts over.`);
  // For continuous integration: that it starts is all there is to see.
  if (process.argv.includes("--once")) {
    await stopAll();
    process.exit();
  }
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  await stopAll();
  process.exitCode = 1;
}
