import type { Price } from "@currawong/schemas/price";
import { priceUnit } from "@currawong/schemas/price";
import { IntentLink } from "sanity/router";
import type { Conflict } from "../model/pending.ts";
import { type Row, shownPrice, whereOf } from "../model/rows.ts";
import { AmountField } from "./amount-field.tsx";
import type { Cell, Column } from "./columns.ts";
import { figureOf } from "./money.ts";
import { Notes } from "./notes.tsx";
import { UnitField } from "./unit-field.tsx";
import type { Editing } from "./use-grid.ts";

type Props = {
  row: Row;
  price: Price;
  isChanged: boolean;
  isSettled: boolean;
  conflict?: Conflict;
  isSelected: boolean;
  /** The column where Tab comes in, if it is in this line. */
  stop?: Column;
  editing?: Editing;
  onSelect: (isRange: boolean) => void;
  onWrite: (text: string) => string | null;
  onUnit: (unit: string) => void;
  onLeave: (cell: Cell, down: number, across: number) => void;
  onClose: () => void;
  onSettle: (price: Price) => void;
  onRevert: () => void;
};

/** One price: a line of the grid. */
export function GridRow(props: Props) {
  const { row, price, isChanged, isSelected, stop, editing, conflict } = props;
  const { key, title } = row;
  const before = shownPrice(row.held);
  const where = whereOf(row);
  const cell = (column: Column, state = "") => ({
    role: "gridcell",
    className: `${column} ${state}`,
    "data-column": column,
    tabIndex: stop === column ? 0 : -1,
  });
  const state = conflict ? "is-clash" : isChanged ? "is-changed" : "";
  return (
    <tr className="line" data-key={key} aria-selected={isSelected}>
      <td {...cell("select")}>
        <input
          type="checkbox"
          tabIndex={-1}
          aria-label={`Select ${title}, ${where}`}
          checked={isSelected}
          onChange={() => {}}
          onClick={(event) => props.onSelect(event.shiftKey)}
        />
      </td>
      <td {...cell("title")}>
        <IntentLink intent="edit" params={{ id: row.id, type: row.type }} tabIndex={-1}>
          {title}
        </IntentLink>
      </td>
      <td {...cell("place")}>{where}</td>
      <td {...cell("price", state)} aria-label={`${title}, ${where}: ${figureOf(price)}`}>
        {editing?.column === "price" ? (
          <AmountField
            label={`${title}, ${where}, in whole AUD`}
            initial={editing.typed ?? String(price.amount)}
            isTyped={editing.typed !== undefined}
            onWrite={props.onWrite}
            onLeave={(down, across) => props.onLeave({ key, column: "price" }, down, across)}
            onClose={props.onClose}
          />
        ) : (
          <>
            {isChanged && before.amount !== price.amount && <del>{figureOf(before)}</del>}
            {figureOf(price)}
          </>
        )}
      </td>
      <td {...cell("unit", before.unit === price.unit ? "" : state)}>
        {editing?.column === "unit" ? (
          <UnitField
            label={`${title}, ${where}: charged per`}
            unit={price.unit}
            onUnit={props.onUnit}
            onLeave={() => props.onLeave({ key, column: "unit" }, 0, 0)}
            onClose={props.onClose}
          />
        ) : (
          (priceUnit(price) ?? "once")
        )}
      </td>
      <td
        {...cell("from", Boolean(before.from) === Boolean(price.from) ? "" : state)}
        aria-label={price.from ? "Shows “from”" : "Without “from”"}
      >
        {price.from ? "from" : "–"}
      </td>
      <td {...cell("notes")}>
        <Notes {...props} />
      </td>
    </tr>
  );
}
