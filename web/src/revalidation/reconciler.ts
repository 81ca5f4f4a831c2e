import { log } from "../observability/log.ts";
import { measurePublish } from "../observability/measures.ts";
import { OneAtATime } from "../one-at-a-time.ts";
import { processWide } from "../process-wide.ts";
import { type ReconcileOptions, reconcileDataset, reconcileDocuments } from "./reconcile.ts";

/** A document that changed. */
export type Change = {
  id: string;
  /** Empty where it is not known: of a document that was deleted. */
  type: string;
  /** When it changed, or a message said so, in milliseconds since 1970. */
  at: number;
};

/** Brings what is cached up to date with the Content Lake, one reconciliation at a time. */
export class Reconciler {
  readonly #options: ReconcileOptions;
  readonly #tasks = new OneAtATime();
  #batch: { documents: Map<string, string>; result: Promise<string[]> } | undefined;

  constructor(options: ReconcileOptions) {
    this.#options = options;
  }

  /** See `reconcileDataset`. */
  dataset(): Promise<string[]> {
    return this.#tasks.run(() => reconcileDataset(this.#options));
  }

  /**
   * Reconciles one document together with all others that come while an earlier task runs: a hundred
   * published at once take a few rounds, not a hundred.
   */
  async document({ id, type, at }: Change): Promise<string[]> {
    this.#batch ??= this.#openBatch();
    this.#batch.documents.set(id, type);
    const invalidated = await this.#batch.result;
    const tags = invalidated.length;
    if (tags > 0) {
      const seconds = (Date.now() - at) / 1000;
      measurePublish(seconds);
      log("info", "published", { document: id, tags, seconds });
    }
    return invalidated;
  }

  #openBatch() {
    const documents = new Map<string, string>();
    const result = this.#tasks.run(() => {
      this.#batch = undefined;
      return reconcileDocuments(this.#options, documents);
    });
    return { documents, result };
  }
}

const shared = () => processWide<{ reconciler?: Reconciler }>("reconciler", () => ({}));

/** Has the routes of this process use a reconciler. */
export function shareReconciler(reconciler: Reconciler): void {
  shared().reconciler = reconciler;
}

/** The reconciler of the site's own server; none on another host. */
export const sharedReconciler = (): Reconciler | undefined => shared().reconciler;
