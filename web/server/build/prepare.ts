import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { client } from "../../src/content/lake.ts";
import { Ledger } from "../../src/content/revalidation/ledger.ts";
import { reconcileDataset } from "../../src/content/revalidation/reconcile.ts";
import { DIST_FOLDER } from "../../src/runtime/dist-folder.ts";
import { LEDGER_FILE } from "./ledger-file.ts";

// Next caches content in the build's folder, and would render new pages from it.
await rm(DIST_FOLDER, { recursive: true, force: true });
// Written before the pages are rendered, so the ledger is never newer than they are: the first
// reconciliation after startup finds whatever has changed since.
const ledger = new Ledger();
await reconcileDataset({ client, ledger, invalidate: () => {} });
await mkdir(dirname(LEDGER_FILE), { recursive: true });
await writeFile(LEDGER_FILE, JSON.stringify(ledger));
