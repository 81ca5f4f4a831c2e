import { formatPrice, PRICE_UNITS, type Price } from "@currawong/schemas/price";
import { type ComponentProps, type KeyboardEvent, useId, useState } from "react";
import { IntentLink } from "sanity/router";
import { useStored } from "../../dataset/use-stored.ts";
import { inWords } from "../../sydney.ts";
import { isComposing } from "../../ui/composing.ts";
import type { Edit } from "../model/pending.ts";
import {
  latestPrice,
  type Releases,
  type Row,
  releasePrices,
  samePrice,
  shownPrice,
  whereOf,
} from "../model/rows.ts";
import { figureOf } from "./change-table.tsx";

type Props = {
  row: Row;
  price: Price;
  edit?: Edit;
  /** Why the edit can’t be published now. */
  problem?: string | undefined;
  releases: Releases;
  isSelected: boolean;
  onSelect: (isRange: boolean) => void;
  onWrite: (text: string) => string | null;
  onChange: (part: Partial<Price>) => void;
  onSettle: (price: Price) => void;
  onRevert: () => void;
};

/** One row of the board: one price. */
export function PriceRow(props: Props) {
  const { row, price, problem, isSelected, onChange } = props;
  const where = whereOf(row);
  const name = `${row.title}, ${where}`;
  const before = shownPrice(row);
  const isChanged = before.amount !== price.amount;
  const cell = (column: string, differs = false) => ({
    className: `${column} ${problem ? "is-clash" : differs ? "is-changed" : ""}`,
    "data-column": column,
  });
  return (
    <tr className="line" data-key={row.key} aria-selected={isSelected}>
      <td {...cell("select")}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={isSelected}
          onChange={() => {}}
          onClick={(event) => props.onSelect(event.shiftKey)}
        />
      </td>
      <td {...cell("title")}>
        <IntentLink intent="edit" params={{ id: row.id, type: row.type }}>
          {row.title}
        </IntentLink>
      </td>
      <td {...cell("place")}>{where}</td>
      <td {...cell("price", isChanged)}>
        {isChanged && <del>{figureOf(before)}</del>}
        <AmountField
          label={`${name}, in AUD`}
          figure={figureOf(price)}
          draft={`price-board/amount/1/${row.key}`}
          onWrite={props.onWrite}
        />
      </td>
      <td {...cell("unit", before.unit !== price.unit)}>
        <select
          aria-label={`${name}: charged per`}
          value={price.unit}
          onChange={({ target }) => onChange({ unit: target.value })}
        >
          {PRICE_UNITS.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </td>
      <td {...cell("from", Boolean(before.from) !== Boolean(price.from))}>
        <input
          type="checkbox"
          aria-label={`${name}: shows “from”`}
          checked={Boolean(price.from)}
          onChange={({ target }) => onChange({ from: target.checked })}
        />
      </td>
      <td {...cell("notes")}>
        <Notes {...props} />
      </td>
    </tr>
  );
}

const Chip = (props: ComponentProps<"button">) => (
  <button type="button" className="chip" {...props} />
);

/** Notes and actions for a price: quoted figures, drafts, releases and what stands against an edit. */
function Notes({ row, edit, problem, releases, onSettle, onRevert }: Props) {
  const { id, prices, quoted } = row;
  const shown = shownPrice(row);
  const latest = latestPrice(id, prices);
  const draftDiffers = latest && !samePrice(shown, latest);
  const inReleases = releasePrices(row);
  if (!quoted && !edit && !draftDiffers && inReleases.length === 0 && prices[id]) return null;
  return (
    <div>
      {problem && <strong>{problem}</strong>}
      {!prices[id] && <span className="quiet">Not published</span>}
      {draftDiffers && <span className="quiet">Its draft: {formatPrice(latest)}</span>}
      {inReleases.map(([name, planned]) => {
        const { title = name, at } = releases.get(name) ?? {};
        return (
          <span key={name} className="quiet" data-release={name}>
            Planned: {formatPrice(planned)} {at ? `from ${inWords(new Date(at))}` : `in “${title}”`}
          </span>
        );
      })}
      {edit?.settles && <span className="quiet">Settled</span>}
      {quoted && !edit?.settles && (
        <>
          <span className="quiet">Also quoted</span>
          <Chip onClick={() => onSettle(shown)}>Keep {formatPrice(shown)}</Chip>
          {quoted.figures.map(({ price, note }) => (
            <Chip key={formatPrice(price)} title={note} onClick={() => onSettle(price)}>
              Use {formatPrice(price)}
            </Chip>
          ))}
        </>
      )}
      {edit && <Chip onClick={onRevert}>Undo</Chip>}
    </div>
  );
}

type AmountProps = {
  label: string;
  /** The current price as text, e.g. `$2,999`. */
  figure: string;
  /** Where the tab keeps a text that is no price yet. */
  draft: string;
  /** Saves the text, or returns what is wrong with it. */
  onWrite: (text: string) => string | null;
};

/** The input for an amount. Invalid text stays, with an error message; Escape restores the price. */
function AmountField({ label, figure, draft, onWrite }: AmountProps) {
  const [text, setText] = useStored<string | null>("tab", draft, null);
  const [problem, setProblem] = useState<string | null>(null);
  const problemId = useId();

  const finish = () => {
    const error = text === null || text === figure ? null : onWrite(text);
    setProblem(error);
    if (!error) setText(null);
    return !error;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Escape") {
      setText(null);
      setProblem(null);
    }
    // Keep the focus on invalid text; otherwise the table moves it on.
    if (["Enter", "ArrowUp", "ArrowDown"].includes(event.key) && !finish()) {
      event.stopPropagation();
      event.preventDefault();
    }
  };

  return (
    <>
      <input
        type="text"
        inputMode="numeric"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem ? problemId : undefined}
        value={text ?? figure}
        onFocus={({ target }) => target.select()}
        // A click keeps a full selection, so that typing replaces it; a double click selects a part.
        onMouseDown={(event) => {
          const { currentTarget: input, detail } = event;
          const isWhole = input.selectionStart === 0 && input.selectionEnd === input.value.length;
          if (detail === 1 && isWhole && input === document.activeElement) event.preventDefault();
        }}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
        onBlur={finish}
      />
      {problem && (
        <span id={problemId} className="problem" role="alert">
          {problem}
        </span>
      )}
    </>
  );
}
