import { OneAtATime } from "../one-at-a-time.ts";

/** Runs tasks one after another, and lets those that wait to settle documents go together. */
export class Settling extends OneAtATime {
  #waiting: { changed: Map<string, string>; result: Promise<string[]> } | undefined;

  /**
   * Settles documents together with all others that come while an earlier task runs: a hundred
   * published at once take a few rounds, not a hundred.
   * @param changed document types by id
   * @param settle called once for all who wait, in the context of the first of them
   */
  settle(
    changed: ReadonlyMap<string, string>,
    settle: (changed: ReadonlyMap<string, string>) => Promise<string[]>,
  ): Promise<string[]> {
    this.#waiting ??= this.#open(settle);
    for (const [id, type] of changed) this.#waiting.changed.set(id, type);
    return this.#waiting.result;
  }

  #open(settle: (changed: ReadonlyMap<string, string>) => Promise<string[]>) {
    const changed = new Map<string, string>();
    const result = this.run(() => {
      this.#waiting = undefined;
      return settle(changed);
    });
    return { changed, result };
  }
}
