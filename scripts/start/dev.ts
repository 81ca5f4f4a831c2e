import { join } from "node:path";
import { addresses, HOST, ownAddress } from "./addresses.ts";
import { localEnvironment, ROOT } from "./environment.ts";
import { serve, stopAll, stopOnSignals } from "./processes.ts";
import { checkPorts, signInLine, startServers } from "./stack.ts";

stopOnSignals();
try {
  const { env, ports } = localEnvironment();
  await checkPorts(ports);
  await startServers(env, ports, ["lake", "supabase", "mailbox"]);
  await Promise.all([
    serve(
      {
        name: "site",
        cwd: join(ROOT, "web"),
        command: ["next", "dev", "-p", String(ports.web), "-H", env.SITE_HOST ?? HOST],
        env,
      },
      `${ownAddress("web", ports.web, env)}/robots.txt`,
    ),
    serve(
      {
        name: "studio",
        cwd: join(ROOT, "studio"),
        command: [
          "sanity",
          "dev",
          "--port",
          String(ports.studio),
          "--host",
          env.STUDIO_HOST ?? HOST,
        ],
        env,
      },
      ownAddress("studio", ports.studio, env),
    ),
  ]);
  const { web: site, studio } = addresses(ports, env);
  console.log(`\nReady: site ${site}, Studio ${studio}${signInLine(env, ports)}`);
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  await stopAll();
  process.exitCode = 1;
}
