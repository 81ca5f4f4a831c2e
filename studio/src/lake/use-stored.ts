import { type Dispatch, type SetStateAction, useEffect, useState } from "react";

/** State that survives a reload; what cannot be stored or read back counts as not there. Name it with a version. */
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
      // A full or forbidden storage: the board works on, for as long as the tab stays open.
    }
  }, [storage, key, value, initial]);
  return [value, setValue];
}
