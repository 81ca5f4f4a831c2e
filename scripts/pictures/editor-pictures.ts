import { join } from "node:path";
import { ROOT } from "../start/environment.ts";
import { run } from "../start/processes.ts";
import { withServers } from "../start/test-run.ts";

await withServers("editor-pictures", ["lake", "supabase", "mailbox", "web", "studio"], (env) =>
  run({
    name: "pictures",
    cwd: join(ROOT, "scripts", "e2e"),
    command: ["playwright", "test", "--project=studio", "first-hour"],
    // The first-hour test, part of the full tier, takes the pictures as it runs.
    env: { ...env, TEST_TIER: "full", TAKE_PICTURES: "yes" },
  }),
);
