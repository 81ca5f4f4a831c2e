/** Runs tasks one after another. */
export class OneAtATime {
  #last: Promise<unknown> = Promise.resolve();

  /** Runs a task once all earlier ones have settled. */
  run<Result>(task: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(task);
    this.#last = result.catch(() => undefined);
    return result;
  }
}
