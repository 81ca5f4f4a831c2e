import { useMemo, useRef, useState } from "react";

/** The lines that are selected, of those that are shown: what one cannot see is not changed. */
export type Selection = {
  keys: readonly string[];
  has: (key: string) => boolean;
  set: (keys: readonly string[]) => void;
  /** Selects or deselects some lines. */
  put: (keys: readonly string[], isIn: boolean) => void;
  /** A click on a line’s box; with Shift, all lines from the last one clicked. */
  click: (key: string, isRange: boolean) => void;
};

/** @param shown keys of the lines shown, in order */
export function useSelection(shown: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  return useMemo(() => {
    const put = (changed: readonly string[], isIn: boolean) =>
      setSelected((before) => {
        const rest = [...before].filter((key) => !changed.includes(key));
        return new Set(isIn ? [...rest, ...changed] : rest);
      });
    return {
      keys: shown.filter((key) => selected.has(key)),
      has: (key) => selected.has(key),
      set: (keys) => setSelected(new Set(keys)),
      put,
      click: (key, isRange) => {
        const from = isRange && anchor.current ? shown.indexOf(anchor.current) : -1;
        const [first, last] = [from, shown.indexOf(key)].sort((a, b) => a - b);
        if (from >= 0) put(shown.slice(first, (last ?? 0) + 1), true);
        else put([key], !selected.has(key));
        anchor.current = key;
      },
    };
  }, [shown, selected]);
}
