import { type SetStateAction, useCallback, useMemo, useSyncExternalStore } from "react";
import { storedValues } from "./stored.ts";

const VALUES = {
  tab: storedValues(() => sessionStorage),
  browser: storedValues(() => localStorage),
};

/**
 * State that survives a reload and another tool: in the `tab`, for what is typed and not sent or published yet, or in
 * the `browser`. Include a version in the key.
 * @param initial the value of a missing key; setting it removes the key
 */
export function useStored<T>(
  where: keyof typeof VALUES,
  key: string,
  initial: T,
): [T, (update: SetStateAction<T>) => void] {
  const values = VALUES[where];
  const text = useSyncExternalStore(
    useCallback((listener) => values.subscribe(key, listener), [values, key]),
    () => values.read(key),
    () => null,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the initial value of the first render counts.
  const value = useMemo(() => values.parse(text, initial), [values, text]);
  const setValue = useCallback(
    (update: SetStateAction<T>) => {
      const before = values.parse(values.read(key), initial);
      const after = update instanceof Function ? update(before) : update;
      values.write(key, after === initial ? null : after);
    },
    [values, key, initial],
  );
  return [value, setValue];
}

/** Forgets what was typed in this tab under these keys. */
export const forgetTyped = (...keys: readonly string[]) => {
  for (const key of keys) VALUES.tab.write(key, null);
};
