declare global {
  /** What could not be stored: it lasts as long as the page. Global, because two scripts share it. */
  var unstoredItems: Record<string, string> | undefined;
}

/**
 * The parsed value saved under a key; null if there is none.
 * @param storage returns the storage: reading the global may already throw
 */
export function readItem(storage: () => Storage, key: string): unknown {
  try {
    return JSON.parse(globalThis.unstoredItems?.[key] ?? storage().getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** The values saved under a key as a list; storage may hold anything. */
export function readList(storage: () => Storage, key: string): unknown[] {
  const stored = readItem(storage, key);
  return Array.isArray(stored) ? stored : [];
}

/** Saves a value as JSON, for this page only if storage is blocked or full; null removes it. Never throws. */
export function saveItem(storage: () => Storage, key: string, value: unknown): void {
  globalThis.unstoredItems ??= {};
  const unstored = globalThis.unstoredItems;
  delete unstored[key];
  const json = JSON.stringify(value);
  try {
    if (value === null) storage().removeItem(key);
    else storage().setItem(key, json);
  } catch {
    unstored[key] = json;
  }
}
