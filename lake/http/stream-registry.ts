/** The event streams of a server, so that closing it can end them. */
export class StreamRegistry {
  readonly #ends = new Set<() => void>();

  /** Registers a stream by what ends it; returns what forgets it. */
  add(end: () => void): () => void {
    this.#ends.add(end);
    return () => this.#ends.delete(end);
  }

  /** Ends every open stream. */
  endAll(): void {
    for (const end of [...this.#ends]) end();
  }
}
