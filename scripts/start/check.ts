import { runStep } from "./checks.ts";
import { localEnvironment, ROOT } from "./environment.ts";
import { stopOnSignals } from "./processes.ts";

/* `npm run check`: lint, types and unit tests. Turbo skips what has not changed since it last passed. */

stopOnSignals(130);
const { ok } = await runStep({
  name: "check",
  cwd: ROOT,
  command: [
    ...["turbo", "run", "lint", "typecheck", "test"],
    ...["--ui=stream", "--continue", "--concurrency=2", "--output-logs=errors-only"],
  ],
  env: localEnvironment().env,
});
process.exit(ok ? 0 : 1);
