import { type Dispatch, type SetStateAction, useEffect, useState } from "react";

/** State that survives a reload; an unreadable value counts as missing. Include a version in the key. */
export function useStored<T>(
  storage: Storage,
  key: string,
  initial: T,
): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => {
    try {
      return JSON.parse(storage.getItem(key) ?? "null") ?? initial;
    } catch {
      return initial;
    }
  });
  useEffect(() => {
    try {
      if (value === initial || value === null) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(value));
    } catch {
      // Storage is full or blocked: the state is kept only while the tab is open.
    }
  }, [storage, key, value, initial]);
  return [value, setValue];
}
