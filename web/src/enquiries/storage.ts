/**
 * The parsed value that the browser has stored under a key; null if there is none or storage is blocked.
 * @param storage returns the storage: reading the global may already throw
 */
export function readStored(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes it. Does nothing if storage is blocked or full. */
export function store(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // The form works without storage.
  }
}
