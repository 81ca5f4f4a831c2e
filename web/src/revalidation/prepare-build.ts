import { mkdir, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { client } from "../content/client.ts";
import { DIST_FOLDER, ledgerFile } from "./dist-folder.ts";
import { Ledger } from "./ledger.ts";
import { reconcileDataset } from "./reconcile.ts";

// Next keeps cached content in the build's folder, and would build new pages from it.
await rm(DIST_FOLDER, { recursive: true, force: true });
// What the pages are about to be made of, or older, never newer: the first reconciliation after
// the start finds whatever changed since.
const file = ledgerFile(DIST_FOLDER);
await mkdir(dirname(file), { recursive: true });
const database = new DatabaseSync(file);
await reconcileDataset({ client, ledger: new Ledger(database), invalidate: () => {} });
database.close();
