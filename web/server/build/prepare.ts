import { rm } from "node:fs/promises";
import { client } from "../../src/content/client.ts";
import { DIST_FOLDER } from "../../src/revalidation/dist-folder.ts";
import { reconcileDataset } from "../../src/revalidation/reconcile.ts";
import { CacheStore } from "../store.ts";

// Next keeps cached content in the build's folder, and would build new pages from it.
await rm(DIST_FOLDER, { recursive: true, force: true });
// What the pages are about to be rendered from, or older, never newer: the first reconciliation after
// the start finds whatever changed since.
const store = CacheStore.openPrerendered(DIST_FOLDER);
await reconcileDataset({ client, ledger: store.ledger, invalidate: () => {} });
store.close();
