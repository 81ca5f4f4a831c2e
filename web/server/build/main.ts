import { spawnSync } from "node:child_process";
import { createRequire } from "node:module";

/* Builds the site. */

await import("../check-settings.ts");
await import("./prepare.ts");
const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
const { status } = spawnSync(process.execPath, [next, "build"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
await import("./client.ts");
await import("./set-maps-aside.ts");
await import("./prerender.ts");
