import { type ClipboardEvent, type KeyboardEvent, useMemo, useRef, useState } from "react";
import { isComposing } from "../../ui/composing.ts";
import { pluralise } from "../../ui/parts.tsx";
import { readAmount } from "../model/amount.ts";
import { revert, settle, write, writtenPrice } from "../model/pending.ts";
import type { Row } from "../model/rows.ts";
import type { Board } from "../use-board.ts";
import type { Listing } from "./bars.tsx";
import { PriceRow } from "./price-row.tsx";

type Sort = Listing["sort"];

type Props = {
  board: Board;
  rows: readonly Row[];
  sort: Sort;
  onSort: (by: Sort) => void;
  selection: Selection;
};

const HEADINGS: readonly { column: string; title: string; by?: Sort }[] = [
  { column: "title", title: "Item", by: "title" },
  { column: "place", title: "Where", by: "place" },
  { column: "price", title: "Price, AUD", by: "price" },
  { column: "unit", title: "Per" },
  { column: "from", title: "“From”" },
  { column: "notes", title: "Notes" },
];

/** How many rows down a key moves. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
};

const cellAt = (target: EventTarget) => {
  const cell = target instanceof Element ? target.closest<HTMLElement>("[data-column]") : null;
  const key = cell?.closest<HTMLElement>("[data-key]")?.dataset.key;
  return cell && key ? { key, column: cell.dataset.column } : null;
};

/** Every price in an input: Enter and the arrow keys move within a column, Tab along a row. */
export function PriceTable({ board, rows, sort, onSort, selection }: Props) {
  const { pending, setPending, left, releases } = board;
  const keys = rows.map(({ key }) => key);
  const whyLeft = new Map(left.map(({ key, why }) => [key, why]));

  /** Writes text into a row, where empty text discards the edit; returns what is wrong with invalid text. */
  const writeText = (row: Row, text: string): string | null => {
    if (text.trim() === "") setPending((before) => revert(before, row));
    const read = text.trim() === "" ? null : readAmount(text);
    if (read && "problem" in read) return read.problem;
    if (read) setPending((before) => write(before, row, { ...writtenPrice(row, before), ...read }));
    return null;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, key, shiftKey, currentTarget } = event;
    const cell = cellAt(target);
    if (!cell || !(target instanceof HTMLInputElement) || isComposing(event)) return;
    const isBox = target.type === "checkbox";
    if (isBox && key === "a" && (event.ctrlKey || event.metaKey)) {
      selection.set(keys);
      event.preventDefault();
      return;
    }
    const isEnter = key === "Enter" && !isBox;
    const step = isEnter ? (shiftKey ? -1 : 1) : STEPS[key];
    if (!step) return;
    event.preventDefault();
    const at = Math.max(0, Math.min(keys.indexOf(cell.key) + step, keys.length - 1));
    const next = currentTarget.querySelectorAll(`[data-column="${cell.column}"] input`)[at];
    if (next instanceof HTMLElement) next.focus();
    const nextKey = keys[at];
    if (shiftKey && !isEnter && nextKey) selection.put([cell.key, nextKey], true);
  };

  /** Pastes a spreadsheet column into this row and those below. */
  const onPaste = (event: ClipboardEvent) => {
    const cell = cellAt(event.target);
    const lines = event.clipboardData.getData("text/plain").trimEnd().split(/\r?\n/);
    if (cell?.column !== "price" || lines.length < 2) return;
    event.preventDefault();
    for (const [index, line] of lines.entries()) {
      const row = rows[keys.indexOf(cell.key) + index];
      if (row) writeText(row, line.split("\t")[0] ?? "");
    }
  };

  const groupKeys = (group: string) =>
    rows.flatMap((row) => (row.group === group ? [row.key] : []));
  return (
    <table className="prices" aria-label="Prices" onKeyDown={onKeyDown} onPaste={onPaste}>
      <thead>
        <tr>
          <th scope="col" className="select">
            <input
              type="checkbox"
              aria-label="Select every price shown"
              checked={keys.length > 0 && selection.keys.length === keys.length}
              onChange={({ target }) => selection.set(target.checked ? keys : [])}
            />
          </th>
          {HEADINGS.map((heading) => (
            <Heading key={heading.column} {...heading} sort={sort} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, index) => [
          sort === "board" && rows[index - 1]?.group !== row.group && (
            <GroupRow
              key={row.group}
              group={row.group}
              keys={groupKeys(row.group)}
              selection={selection}
            />
          ),
          <PriceRow
            key={row.key}
            row={row}
            price={writtenPrice(row, pending)}
            edit={pending[row.key]}
            problem={whyLeft.get(row.key)}
            releases={releases}
            isSelected={selection.has(row.key)}
            onSelect={(isRange) => selection.click(row.key, isRange)}
            onWrite={(text) => writeText(row, text)}
            onChange={(part) =>
              setPending((before) => write(before, row, { ...writtenPrice(row, before), ...part }))
            }
            onSettle={(price) => setPending((before) => settle(before, row, price))}
            onRevert={() => setPending((before) => revert(before, row))}
          />,
        ])}
      </tbody>
    </table>
  );
}

type HeadingProps = Pick<Props, "sort" | "onSort"> & (typeof HEADINGS)[number];

/** A column heading; most of them sort, and sort by the order of the site again. */
function Heading({ column, title, by, sort, onSort }: HeadingProps) {
  const isSorted = sort === by;
  return (
    <th scope="col" className={column} aria-sort={by && (isSorted ? "ascending" : "none")}>
      {by ? (
        <button type="button" onClick={() => onSort(isSorted ? "board" : by)}>
          {title}
          {isSorted && <span aria-hidden="true"> ↑</span>}
        </button>
      ) : (
        title
      )}
    </th>
  );
}

type GroupProps = { group: string; keys: readonly string[]; selection: Selection };

/** The heading of a group, with a checkbox for all its rows. */
function GroupRow({ group, keys, selection }: GroupProps) {
  return (
    <tr className="group">
      <th scope="rowgroup" colSpan={HEADINGS.length + 1}>
        <label>
          <input
            type="checkbox"
            checked={keys.every(selection.has)}
            onChange={({ target }) => selection.put(keys, target.checked)}
          />
          {group}
          <span className="quiet">{pluralise(keys.length, "price")}</span>
        </label>
      </th>
    </tr>
  );
}

type Selection = ReturnType<typeof useSelection>;

/** The selected rows among those shown, so that hidden rows are never changed. */
export function useSelection(shown: readonly string[]) {
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const anchor = useRef<string | null>(null);
  return useMemo(() => {
    const put = (changed: readonly string[], isSelected: boolean) =>
      setSelected((before) => {
        const rest = [...before].filter((key) => !changed.includes(key));
        return new Set(isSelected ? [...rest, ...changed] : rest);
      });
    return {
      keys: shown.filter((key) => selected.has(key)),
      has: (key: string) => selected.has(key),
      set: (keys: readonly string[]) => setSelected(new Set(keys)),
      put,
      /** Toggles a row; with Shift, selects all rows from the last one clicked. */
      click: (key: string, isRange: boolean) => {
        const from = isRange && anchor.current ? shown.indexOf(anchor.current) : -1;
        const [first, last] = [from, shown.indexOf(key)].sort((a, b) => a - b);
        if (from >= 0) put(shown.slice(first, (last ?? 0) + 1), true);
        else put([key], !selected.has(key));
        anchor.current = key;
      },
    };
  }, [shown, selected]);
}
