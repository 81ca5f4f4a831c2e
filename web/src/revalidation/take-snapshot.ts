import { rm } from "node:fs/promises";
import { client } from "../content/client.ts";
import { fileLedger } from "./ledger.ts";
import { LEDGER_FILE } from "./ledger-file.ts";
import { reconcileDataset } from "./reconcile.ts";

// Run before a build: what the pages are about to be made of, or older, never newer.
await rm(LEDGER_FILE, { force: true });
await reconcileDataset({ client, store: fileLedger(LEDGER_FILE), revalidate: () => {} });
