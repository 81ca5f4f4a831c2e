/** Remembers the most recent of a stream of keys, to recognise repeats. */
export class Seen {
  readonly #keys = new Set<string>();
  readonly #limit: number;

  /** @param limit how many keys are remembered */
  constructor(limit: number) {
    this.#limit = limit;
  }

  has(key: string): boolean {
    return this.#keys.has(key);
  }

  /** Remembers a key, forgetting the oldest beyond the limit. */
  add(key: string): void {
    this.#keys.add(key);
    if (this.#keys.size <= this.#limit) return;
    const oldest = this.#keys.keys().next();
    if (!oldest.done) this.#keys.delete(oldest.value);
  }
}
