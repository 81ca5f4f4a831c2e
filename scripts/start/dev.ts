import { join } from "node:path";
import { localEnvironment, ROOT } from "./environment.ts";
import { serve, stopAll, stopOnSignals } from "./processes.ts";
import { checkPorts, seedContent, startLake, startSupabase } from "./stack.ts";

stopOnSignals();
try {
  const { env, ports } = localEnvironment();
  await checkPorts(ports);
  await Promise.all([startLake(env, ports), startSupabase(env, ports)]);
  if (env.SANITY_API_HOST) await seedContent(env);
  await Promise.all([
    serve(
      {
        name: "site",
        cwd: join(ROOT, "web"),
        command: ["next", "dev", "-p", String(ports.web)],
        env,
      },
      `http://localhost:${ports.web}/robots.txt`,
    ),
    serve(
      {
        name: "studio",
        cwd: join(ROOT, "studio"),
        command: ["sanity", "dev", "--port", String(ports.studio)],
        env,
      },
      `http://localhost:${ports.studio}`,
    ),
  ]);
  console.log(
    `\nReady: site http://localhost:${ports.web}, Studio http://localhost:${ports.studio}`,
  );
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}`);
  await stopAll();
  process.exitCode = 1;
}
