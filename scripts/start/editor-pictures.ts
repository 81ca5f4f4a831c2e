import { join } from "node:path";
import { ROOT } from "./environment.ts";
import { run } from "./processes.ts";
import { withServers } from "./test-run.ts";

await withServers("editor-pictures", ["lake", "supabase", "mailbox", "web", "studio"], (env) =>
  run({
    name: "pictures",
    cwd: join(ROOT, "scripts", "e2e"),
    command: ["playwright", "test", "--project=studio", "first-hour"],
    // The first-hour test, part of the full tier, takes the pictures as it runs.
    env: { ...env, TEST_TIER: "full", TAKE_PICTURES: "yes" },
  }),
);
