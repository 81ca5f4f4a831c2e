/** Remembers the most recent of a stream of keys, to recognise repeats. */
export class Seen {
  readonly #keys = new Set<string>();
  readonly #limit: number;

  /** @param limit how many keys are remembered */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /** @returns whether the key came before; it is remembered from now on */
  check(key: string): boolean {
    if (this.#keys.has(key)) return true;
    this.#keys.add(key);
    if (this.#keys.size > this.#limit) {
      const oldest = this.#keys.keys().next();
      if (!oldest.done) this.#keys.delete(oldest.value);
    }
    return false;
  }
}
