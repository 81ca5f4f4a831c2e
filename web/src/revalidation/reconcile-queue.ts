import { OneAtATime } from "../one-at-a-time.ts";

/** Runs reconciliations one after another, and joins those of documents that wait. */
export class ReconcileQueue {
  readonly #tasks = new OneAtATime();
  #waiting: { changed: Map<string, string>; result: Promise<string[]> } | undefined;

  /** Runs a task when all before it have ended. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    return this.#tasks.run(task);
  }

  /**
   * Reconciles documents together with all others that come while an earlier task runs: a hundred
   * published at once take a few rounds, not a hundred.
   * @param changed document types by id
   * @param reconcile called once for all who wait, in the context of the first of them
   */
  documents(
    changed: ReadonlyMap<string, string>,
    reconcile: (changed: ReadonlyMap<string, string>) => Promise<string[]>,
  ): Promise<string[]> {
    this.#waiting ??= this.#open(reconcile);
    for (const [id, type] of changed) this.#waiting.changed.set(id, type);
    return this.#waiting.result;
  }

  #open(reconcile: (changed: ReadonlyMap<string, string>) => Promise<string[]>) {
    const changed = new Map<string, string>();
    const result = this.run(() => {
      this.#waiting = undefined;
      return reconcile(changed);
    });
    return { changed, result };
  }
}
