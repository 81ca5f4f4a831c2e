import { join } from "node:path";
import { localEnvironment, PORTS, ROOT } from "./environment.ts";
import { serve, stopAll, stopOnSignals } from "./processes.ts";
import { checkPorts, seedContent, startLake, startSupabase } from "./stack.ts";

stopOnSignals();
try {
  const env = localEnvironment(PORTS, join(ROOT, ".data"));
  await checkPorts(PORTS);
  await Promise.all([startLake(env, PORTS), startSupabase(env, PORTS)]);
  if (env.SANITY_API_HOST) await seedContent(env);
  await Promise.all([
    serve(
      {
        name: "site",
        cwd: join(ROOT, "web"),
        command: ["next", "dev", "-p", String(PORTS.web)],
        env,
      },
      `http://localhost:${PORTS.web}/robots.txt`,
    ),
    serve(
      {
        name: "studio",
        cwd: join(ROOT, "studio"),
        command: ["sanity", "dev", "--port", String(PORTS.studio)],
        env,
      },
      `http://localhost:${PORTS.studio}`,
    ),
  ]);
  console.log(
    `\nReady: site http://localhost:${PORTS.web}, Studio http://localhost:${PORTS.studio}`,
  );
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  await stopAll();
  process.exitCode = 1;
}
