import "../check-settings.ts";
import { spawnSync } from "node:child_process";
import { globSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { client } from "../../src/content/lake.ts";
import { newLedger } from "../../src/content/revalidation/ledger.ts";
import { reconcileDataset } from "../../src/content/revalidation/reconcile.ts";
import { DIST_FOLDER } from "../../src/runtime/dist-folder.ts";
import { bundleClient } from "./client.ts";

/* Builds the site. */

// Next caches content in the build's folder, and would render new pages from it.
rmSync(DIST_FOLDER, { recursive: true, force: true });
// Read before the pages are rendered, so the ledger is never newer than they are: the first
// reconciliation after startup finds whatever has changed since.
const ledger = newLedger();
await reconcileDataset({ client, ledger, invalidate: () => {} });
const next = createRequire(import.meta.url).resolve("next/dist/bin/next");
const { status } = spawnSync(process.execPath, [next, "build"], { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);
await bundleClient();
// The server's source maps stay beside its files, for its log; what is served has none.
for (const name of globSync("static/**/*.map", { cwd: DIST_FOLDER }))
  rmSync(join(DIST_FOLDER, name));
// Next leaves handles open, and logs uncaught errors without ending the process.
try {
  const { renderPages } = await import("./prerender.ts");
  await renderPages(ledger);
  process.exit();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
