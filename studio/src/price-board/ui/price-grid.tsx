import type { Price } from "@currawong/schemas/price";
import { type ClipboardEvent, type KeyboardEvent, type MouseEvent, useRef } from "react";
import type { Board } from "../hooks/use-board.ts";
import { readAmount } from "../model/amount.ts";
import type { Listing } from "../model/listing.ts";
import { revert, settle, write, writtenPrice } from "../model/pending.ts";
import type { Row } from "../model/rows.ts";
import { type Cell, COLUMNS, PRICE } from "./columns.ts";
import { GridHead } from "./grid-head.tsx";
import { GridRow } from "./grid-row.tsx";
import { GroupRow } from "./group-row.tsx";
import { cellAt, useGrid } from "./use-grid.ts";
import type { Selection } from "./use-selection.ts";

type Props = {
  board: Board;
  rows: readonly Row[];
  listing: Listing;
  onSort: (by: Listing["sort"]["by"]) => void;
  selection: Selection;
};

const isEditable = ({ column }: Cell) => column === PRICE || column === "unit" || column === "from";

/** A key that types a figure starts an edit with it. */
const STARTS_FIGURE = /^[0-9$]$/;

/** Prices as in a spreadsheet: arrows, typing, Enter, Escape, Tab; Space selects a line. */
export function PriceGrid({ board, rows, listing, onSort, selection }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const grid = useGrid(
    table,
    rows.map(({ key }) => key),
  );
  const byKey = new Map(rows.map((row) => [row.key, row]));

  const change = (row: Row, part: Partial<Price>) =>
    board.setPending((before) => write(before, row, { ...writtenPrice(row, before), ...part }));

  /** Takes what was typed; the problem, if it cannot be a price. */
  const writeText = (row: Row, text: string): string | null => {
    const read = readAmount(text);
    if ("problem" in read) return read.problem;
    change(row, { amount: read.amount });
    return null;
  };

  const start = (cell: Cell, typed?: string) => {
    const row = byKey.get(cell.key);
    if (!row) return;
    if (cell.column === "from") change(row, { from: !writtenPrice(row, board.pending).from });
    else grid.setEditing({ ...cell, typed });
  };

  const press = (cell: Cell) => {
    const element = table.current?.querySelector<HTMLElement>(
      `[data-key="${CSS.escape(cell.key)}"] [data-column="${cell.column}"]`,
    );
    const inner = element?.querySelector<HTMLElement>("a, button");
    if (cell.column === "title") inner?.click();
    else inner?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const cell = cellAt(event.target);
    if (!cell || grid.editing) return;
    if (event.target instanceof HTMLButtonElement) {
      // A button has its own keys; Escape gives its cell the focus back.
      if (event.key === "Escape") grid.focus(cell);
      return;
    }
    const row = byKey.get(cell.key);
    if (!row) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (event.shiftKey && (event.key === "ArrowDown" || event.key === "ArrowUp")) {
      const next = grid.move(cell, event.key === "ArrowDown" ? 1 : -1, 0);
      selection.extend(cell.key, next.key);
      grid.focus(next);
    } else if (grid.onMove(event, cell)) {
      // Moved.
    } else if (isCommand && event.key === "a") selection.set(rows.map(({ key }) => key));
    else if (event.key === " ") selection.toggle(cell.key);
    else if (event.key === "Enter" || event.key === "F2") {
      if (cell.column === "select") selection.toggle(cell.key);
      else if (isEditable(cell)) start(cell);
      else press(cell);
    } else if (event.key === "Delete" || event.key === "Backspace") {
      board.setPending((before) => revert(before, row));
    } else if (cell.column === PRICE && STARTS_FIGURE.test(event.key) && !isCommand) {
      start(cell, event.key);
    } else return;
    event.preventDefault();
  };

  const onClick = (event: MouseEvent) => {
    const cell = cellAt(event.target);
    const { editing } = grid;
    if (!cell || !isEditable(cell)) return;
    if (editing?.key === cell.key && editing.column === cell.column) return;
    // A finger has no keys to type with until there is a field.
    const isTouch = matchMedia("(pointer: coarse)").matches;
    if (isTouch || event.detail > 1) start(cell);
  };

  /** A column of figures from a spreadsheet goes into the lines from here on down. */
  const onPaste = (event: ClipboardEvent) => {
    const cell = cellAt(event.target);
    if (!cell || cell.column !== PRICE || grid.editing) return;
    event.preventDefault();
    const from = rows.findIndex(({ key }) => key === cell.key);
    const lines = event.clipboardData.getData("text/plain").trimEnd().split(/\r?\n/);
    for (const [index, line] of lines.entries()) {
      const row = rows[from + index];
      if (row) writeText(row, line.split("\t")[0] ?? "");
    }
  };

  const isGrouped = listing.sort.by === "board";
  return (
    <table
      ref={table}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table edited in place
      role="grid"
      className="grid"
      aria-label="Prices"
      aria-colcount={COLUMNS.length}
      aria-multiselectable
      onKeyDown={onKeyDown}
      onClick={onClick}
      onFocus={grid.onFocus}
      onPaste={onPaste}
    >
      <GridHead listing={listing} onSort={onSort} selection={selection} rows={rows} />
      <tbody>
        {rows.map((row, index) => [
          isGrouped && rows[index - 1]?.group !== row.group && (
            <GroupRow
              key={row.group}
              group={row.group}
              keys={rows.filter(({ group }) => group === row.group).map(({ key }) => key)}
              selection={selection}
            />
          ),
          <GridRow
            key={row.key}
            row={row}
            price={writtenPrice(row, board.pending)}
            isChanged={row.key in board.pending.prices}
            isSettled={row.isFirst && row.id in board.pending.quotes}
            conflict={board.conflicts.get(row.key)}
            isSelected={selection.has(row.key)}
            stop={grid.stop?.key === row.key ? grid.stop.column : undefined}
            editing={grid.editing?.key === row.key ? grid.editing : undefined}
            onSelect={(isRange) => selection.click(row.key, isRange)}
            onWrite={(text) => writeText(row, text)}
            onUnit={(unit) => change(row, { unit })}
            onClose={() => grid.setEditing(null)}
            onLeave={(cell, down, across) => grid.leave(cell, down, across)}
            onSettle={(price) => board.setPending((before) => settle(before, row, price))}
            onRevert={() => board.setPending((before) => revert(before, row))}
          />,
        ])}
      </tbody>
    </table>
  );
}
