import { spawnSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { DIST_FOLDER } from "../../src/runtime/dist-folder.ts";

/* Builds the site. */

await import("../check-settings.ts");
await import("./prepare.ts");
const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
const { status } = spawnSync(process.execPath, [next, "build"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
await import("./client.ts");
// The server's source maps stay beside its files, for its log; what is served has none.
for (const name of globSync("static/**/*.map", { cwd: DIST_FOLDER }))
  rmSync(join(DIST_FOLDER, name));
await import("./prerender.ts");
