import { useMemo, useRef, useState } from "react";

/** The lines that are selected, of those that are shown: what one cannot see is not changed. */
export type Selection = {
  keys: readonly string[];
  has: (key: string) => boolean;
  set: (keys: readonly string[]) => void;
  toggle: (key: string) => void;
  /** A click on a line’s box; with Shift, all lines from the last one clicked. */
  click: (key: string, isRange: boolean) => void;
  /** Selects from one line to its neighbour. */
  extend: (from: string, to: string) => void;
};

/** @param shown keys of the lines shown, in order */
export function useSelection(shown: readonly string[]): Selection {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  return useMemo(() => {
    const keys = shown.filter((key) => selected.has(key));
    const put = (changed: readonly string[], isIn: boolean) =>
      setSelected((before) => {
        const after = new Set(before);
        for (const key of changed) {
          if (isIn) after.add(key);
          else after.delete(key);
        }
        return after;
      });
    const range = (one: string, other: string) => {
      const [from, to] = [shown.indexOf(one), shown.indexOf(other)].sort((a, b) => a - b);
      return shown.slice(from, (to ?? 0) + 1);
    };
    return {
      keys,
      has: (key) => selected.has(key),
      set: (all) => setSelected(new Set(all)),
      toggle: (key) => put([key], !selected.has(key)),
      click: (key, isRange) => {
        const from = anchor.current;
        if (isRange && from && shown.includes(from)) put(range(from, key), true);
        else put([key], !selected.has(key));
        anchor.current = key;
      },
      extend: (from, to) => put([from, to], true),
    };
  }, [shown, selected]);
}
