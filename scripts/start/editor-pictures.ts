import { join } from "node:path";
import { ROOT } from "./environment.ts";
import { run } from "./processes.ts";
import { withServers } from "./test-run.ts";

await withServers("editor-pictures", ["lake", "supabase", "mailbox", "web", "studio"], (env) =>
  run({
    name: "pictures",
    cwd: join(ROOT, "scripts", "e2e"),
    command: ["playwright", "test", "--project=studio", "first-hour"],
    // The test of the first hour, which the full tier runs, takes the pictures on its way.
    env: { ...env, TEST_TIER: "full", TAKE_PICTURES: "yes" },
  }),
);
