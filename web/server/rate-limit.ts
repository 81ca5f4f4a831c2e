/** Lets so much work begin within a second, and no more. */
export class RateLimit {
  readonly #perSecond: number;
  #second = 0;
  #begun = 0;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** Counts one more, and says whether it is within the limit. */
  allows(now = Date.now()): boolean {
    const second = Math.floor(now / 1_000);
    this.#begun = second === this.#second ? this.#begun + 1 : 1;
    this.#second = second;
    return this.#begun <= this.#perSecond;
  }
}
