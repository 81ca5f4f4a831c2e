import { balancer } from "./balancer.ts";
import { localEnvironment } from "./environment.ts";
import { stopAll, stopOnSignals } from "./processes.ts";
import { checkPorts, startServers } from "./stack.ts";

/** As many instances of the site as are started. */
const INSTANCES = 3;

stopOnSignals();
try {
  const { env, ports } = localEnvironment();
  const own = Array.from({ length: INSTANCES }, (_, at) => ports.web + 1 + at);
  await checkPorts(ports);
  await startServers(env, ports, ["lake", "supabase", "mailbox", "web", "studio"], own);
  balancer(own).listen(ports.web);
  console.log(`
Ready: ${INSTANCES} instances of the site on ${own.join(", ")}, behind ${env.SITE_URL}
Press Ctrl-C to stop.`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  await stopAll();
  process.exitCode = 1;
}
