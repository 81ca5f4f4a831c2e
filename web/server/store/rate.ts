/** How often each kind of work was begun within the second. */
export class Rate {
  readonly #begun = new Map<string, { second: number; times: number }>();

  /** Counts one more; returns whether that is within a number per second. */
  allow(kind: string, perSecond: number, now = Date.now()): boolean {
    const second = Math.floor(now / 1_000);
    const before = this.#begun.get(kind);
    const times = before?.second === second ? before.times + 1 : 1;
    this.#begun.set(kind, { second, times });
    return times <= perSecond;
  }
}
