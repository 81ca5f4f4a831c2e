import { DatabaseSync } from "node:sqlite";
import { revalidateTag } from "next/cache";
import { Ledger } from "./ledger.ts";
import { Reconciler } from "./reconciler.ts";

/** Shared by every route of the process: Next bundles each one separately. */
const SHARED = Symbol.for("currawong.reconciler");
const holder = globalThis as typeof globalThis & { [SHARED]?: Reconciler };

/**
 * The reconciler of a host that runs Next by itself, without `server/`. Its methods are for routes:
 * Next revalidates within a request only. It knows nothing when it starts, so that all that Next kept
 * from before is made again.
 */
export const plainHost = () => {
  holder[SHARED] ??= new Reconciler({
    ledger: new Ledger(new DatabaseSync("")), // A file that ends with the process.
    invalidate: (tags) => {
      for (const tag of tags) revalidateTag(tag, { expire: 0 });
    },
  });
  return holder[SHARED];
};
