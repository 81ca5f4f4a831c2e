/**
 * Values that survive a reload, and the component that shows them: each has one key in a browser’s storage.
 * @param storageOf returns the storage; a browser may throw where it is blocked
 */
export function storedValues(storageOf: () => Storage) {
  /** What the storage holds or, where it is full or blocked, should hold; `null` if there is nothing. */
  const texts = new Map<string, string | null>();
  const listeners = new Map<string, Set<() => void>>();

  const read = (key: string): string | null => {
    const known = texts.get(key);
    if (known !== undefined) return known;
    try {
      return storageOf().getItem(key);
    } catch {
      return null;
    }
  };
  return {
    read,
    /** The value with a key, or `initial`; an unreadable value counts as missing. */
    parse<T>(text: string | null, initial: T): T {
      try {
        return JSON.parse(text ?? "null") ?? initial;
      } catch {
        return initial;
      }
    },
    /** Stores a value, or removes the key for `null`, and tells every component that shows it. */
    write(key: string, value: unknown): void {
      const text = value === null ? null : JSON.stringify(value);
      if (read(key) === text) return;
      try {
        if (text === null) storageOf().removeItem(key);
        else storageOf().setItem(key, text);
        texts.delete(key);
      } catch {
        // Full or blocked: the value is kept only while the page is open.
        texts.set(key, text);
      }
      for (const listener of listeners.get(key) ?? []) listener();
    },
    subscribe(key: string, listener: () => void): () => void {
      const known = listeners.get(key) ?? new Set();
      listeners.set(key, known.add(listener));
      return () => known.delete(listener);
    },
  };
}
