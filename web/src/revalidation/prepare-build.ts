import { rm } from "node:fs/promises";
import { client } from "../content/client.ts";
import { DIST_FOLDER, LEDGER_FILE } from "./dist-folder.ts";
import { fileLedger } from "./ledger.ts";
import { reconcileDataset } from "./reconcile.ts";

// Next keeps cached content in the build's folder, and would build new pages from it.
await rm(DIST_FOLDER, { recursive: true, force: true });
// What the pages are about to be made of, or older, never newer: the first reconciliation after
// the start finds whatever changed since.
await reconcileDataset({ client, store: fileLedger(LEDGER_FILE), revalidate: () => {} });
