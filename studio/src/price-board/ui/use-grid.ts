import {
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useRef,
  useState,
} from "react";
import { type Cell, COLUMNS, type Column, PRICE } from "./columns.ts";

/** A cell being written in, and the first character typed, where one was. */
export type Editing = Cell & { typed?: string };

const STEPS: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-10, 0],
  PageDown: [10, 0],
};

const clamp = (value: number, last: number) => Math.min(Math.max(value, 0), last);

function isColumn(text: string | undefined): text is Column {
  return (COLUMNS as readonly (string | undefined)[]).includes(text);
}

/** The cell that an element of the grid is, or is in. */
export function cellAt(element: EventTarget): Cell | null {
  const cell = element instanceof Element ? element.closest<HTMLElement>("[data-column]") : null;
  const key = cell?.closest<HTMLElement>("[data-key]")?.dataset.key;
  const column = cell?.dataset.column;
  return key && isColumn(column) ? { key, column } : null;
}

/**
 * Where one is in the grid, after the pattern of ARIA for grids
 * (https://www.w3.org/WAI/ARIA/apg/patterns/grid/): one stop of the Tab key, arrows from there. The
 * focus of the browser is the truth; this only follows it.
 * @param keys of the rows that are shown, in order
 */
export function useGrid(grid: RefObject<HTMLTableElement | null>, keys: readonly string[]) {
  const [active, setActive] = useState<Cell | null>(null);
  const [editing, setEditing] = useState<Editing | null>(null);
  const shown = useRef(keys);
  shown.current = keys;

  const elementOf = useCallback(
    ({ key, column }: Cell) =>
      grid.current?.querySelector<HTMLElement>(
        `[data-key="${CSS.escape(key)}"] [data-column="${column}"]`,
      ),
    [grid],
  );

  const focus = useCallback(
    (cell: Cell) => {
      const element = elementOf(cell);
      element?.focus();
      element?.scrollIntoView({ block: "nearest" });
    },
    [elementOf],
  );

  /** The cell some rows and columns away; on a phone a column may not be shown. */
  const move = useCallback(
    (from: Cell, rows: number, columns: number): Cell => {
      const row = clamp(shown.current.indexOf(from.key) + rows, shown.current.length - 1);
      const key = shown.current[row] ?? from.key;
      let index = COLUMNS.indexOf(from.column);
      do index += Math.sign(columns);
      while (
        columns !== 0 &&
        COLUMNS[index] &&
        !elementOf({ key, column: COLUMNS[index] ?? PRICE })?.offsetParent
      );
      return { key, column: COLUMNS[clamp(index, COLUMNS.length - 1)] ?? PRICE };
    },
    [elementOf],
  );

  /** Ends writing, and goes some rows and columns on. */
  const leave = useCallback(
    (cell: Cell, rows: number, columns: number) => {
      setEditing(null);
      const next = move(cell, rows, columns);
      // The field is gone only once the grid has been drawn without it.
      requestAnimationFrame(() => focus(next));
    },
    [focus, move],
  );

  /** Keys that move; `true` when it was one. */
  const onMove = (event: KeyboardEvent, cell: Cell): boolean => {
    const isWhole = event.ctrlKey || event.metaKey;
    const last = shown.current.length;
    const step =
      event.key === "Home"
        ? ([isWhole ? -last : 0, -COLUMNS.length] as const)
        : event.key === "End"
          ? ([isWhole ? last : 0, COLUMNS.length] as const)
          : STEPS[event.key];
    if (!step) return false;
    const [rows, columns] = step;
    let next = move(cell, rows, 0);
    for (let n = 0; n < Math.abs(columns); n++) next = move(next, 0, columns);
    focus(next);
    return true;
  };

  const onFocus = (event: FocusEvent) => {
    const cell = cellAt(event.target);
    if (cell) setActive(cell);
  };

  const first = keys[0];
  const isActiveShown = active !== null && keys.includes(active.key);
  const stop: Cell | null = isActiveShown ? active : first ? { key: first, column: PRICE } : null;
  return { stop, editing, setEditing, leave, focus, move, onMove, onFocus };
}
