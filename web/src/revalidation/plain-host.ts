import { DatabaseSync } from "node:sqlite";
import { revalidateTag } from "next/cache";
import { LedgerRows } from "./ledger-rows.ts";
import { Reconciler } from "./reconciler.ts";
import { Seen } from "./seen.ts";

/** Shared by every route of the process: Next bundles each one separately. */
const SHARED = Symbol.for("currawong.reconciler");
const holder = globalThis as typeof globalThis & { [SHARED]?: Reconciler };

/** Knows nothing when it starts, so that all that Next kept from before is made again. */
function reconciler(): Reconciler {
  const handled = new Seen(10_000);
  return new Reconciler({
    ledger: new LedgerRows(new DatabaseSync("")), // A file that ends with the process.
    revalidate: (tags) => {
      for (const tag of tags) revalidateTag(tag, { expire: 0 });
    },
    alone: (task) => task(),
    wasHandled: async (message) => handled.has(message),
    noteHandled: async (message) => handled.add(message),
    announce: async () => {},
  });
}

/**
 * The reconciler of a host that runs Next by itself, without `server/`. Its methods are for routes:
 * Next revalidates within a request only.
 */
export const plainHost = () => {
  holder[SHARED] ??= reconciler();
  return holder[SHARED];
};
