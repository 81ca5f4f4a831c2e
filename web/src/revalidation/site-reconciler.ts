import { revalidateTag } from "next/cache";
import { after } from "next/server";
import { client } from "../content/client.ts";
import { LEDGER_FILE } from "./dist-folder.ts";
import { fileLedger, type LedgerStore } from "./ledger.ts";
import { reconcileDataset, reconcileDocuments } from "./reconcile.ts";

/** Shared by every route of the process: Next bundles each one separately. */
type Shared = { store: LedgerStore; queue: Promise<unknown> };
const SHARED = Symbol.for("currawong.reconciler");
const holder = globalThis as typeof globalThis & { [SHARED]?: Shared };
// Next revalidates when the route has returned, so the ledger is saved after that.
holder[SHARED] ??= { store: fileLedger(LEDGER_FILE, after), queue: Promise.resolve() };
const shared = holder[SHARED];

/** One reconciliation at a time: each starts from the ledger the last one left. */
function enqueue<Result>(task: () => Promise<Result>): Promise<Result> {
  const result = shared.queue.then(task);
  shared.queue = result.catch(() => undefined);
  return result;
}

const options = {
  client,
  store: shared.store,
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
  await shared.store.read();
}

/** See `reconcileDocuments`; to be called within a request. */
export const reconcileSiteDocuments = (changed: ReadonlyMap<string, string>) =>
  enqueue(() => reconcileDocuments(options, changed));

/** See `reconcileDataset`; to be called within a request. */
export const reconcileSite = () => enqueue(() => reconcileDataset(options));
