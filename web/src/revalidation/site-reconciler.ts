import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { client } from "../content/client.ts";
import { LEDGER_FILE } from "./dist-folder.ts";
import { fileLedger, type LedgerStore } from "./ledger.ts";
import { OneAtATime } from "./one-at-a-time.ts";
import { reconcileDataset, reconcileDocuments } from "./reconcile.ts";

/** Shared by every route of the process: Next bundles each one separately. */
type Shared = { store: LedgerStore; tasks: OneAtATime };
const SHARED = Symbol.for("currawong.reconciler");
const holder = globalThis as typeof globalThis & { [SHARED]?: Shared };
// Next revalidates when the route has returned, so the ledger is saved after that.
holder[SHARED] ??= { store: fileLedger(LEDGER_FILE, after), tasks: new OneAtATime() };
// One reconciliation at a time: each starts from the ledger the last one left.
const { store, tasks } = holder[SHARED];

const options = {
  client,
  store,
  revalidate: (changed: string[]) => {
    for (const tag of changed) revalidateTag(tag, { expire: 0 });
  },
};

/**
 * Reads the ledger of the last run; to be called before the first request opens the journal of
 * revalidated tags. Where the last run is still ending, what it notes from here on is in neither,
 * so this one will find it changed.
 */
export async function openLedger(): Promise<void> {
  await store.read();
}

/** See `reconcileDocuments`; to be called within a request. */
export const reconcileSiteDocuments = (changed: ReadonlyMap<string, string>) =>
  tasks.settle(changed, (all) => reconcileDocuments(options, all));

/** See `reconcileDataset`; to be called within a request. */
export const reconcileSite = () => tasks.run(() => reconcileDataset(options));
