/**
 * What the browser has stored under a key, parsed; null where there is nothing, or storage is refused.
 * @param storage names the storage: naming it may already be refused
 */
export function readStored(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(storage().getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value as JSON, or with null removes it. Where storage is refused or full, does nothing. */
export function store(storage: () => Storage, key: string, value: unknown): void {
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, JSON.stringify(value));
  } catch {
    // The form works without.
  }
}
