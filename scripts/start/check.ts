import { localEnvironment, ROOT } from "./environment.ts";
import { start, stopOnSignals } from "./processes.ts";

/* `npm run check`: lint, types, unit tests and content check. Turbo skips what has passed unchanged. */

stopOnSignals(130);
const flags = ["--ui=stream", "--continue", "--concurrency=2", "--output-logs=errors-only"];
const { env } = localEnvironment();
let failures = 0;
for (const task of ["lint", "typecheck", "test", "content:check"]) {
  // Turbo says nothing of a task that passes.
  console.log(`\n${task} …`);
  const command = ["turbo", "run", task, ...flags];
  const { failed } = await start({ name: task, cwd: ROOT, command, env }, "plain");
  failures += Number(failed);
}
process.exit(failures > 0 ? 1 : 0);
