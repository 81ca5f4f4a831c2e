import { localEnvironment, ROOT } from "./environment.ts";
import { start, stopOnSignals } from "./processes.ts";

/* `npm run check`: lint, types, unit tests and content check. Turbo skips what has passed unchanged. */

stopOnSignals(130);
const command = [
  ...["turbo", "run", "lint", "typecheck", "test", "content:check"],
  ...["--ui=stream", "--continue", "--concurrency=2", "--output-logs=errors-only"],
];
const { env } = localEnvironment();
const { failed } = await start({ name: "check", cwd: ROOT, command, env }, "plain");
process.exit(failed ? 1 : 0);
