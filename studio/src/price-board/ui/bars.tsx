import { SearchIcon } from "@sanity/icons/Search";
import { Button } from "@sanity/ui";
import { type FormEvent, useState } from "react";
import { BarButton, counted, Pick, TextField, Tick } from "../../ui/parts.tsx";
import { type Raise, ROUNDING_RULE, raised } from "../model/amount.ts";
import { choicesOf, type Listing } from "../model/listing.ts";
import type { Row } from "../model/rows.ts";

type Props = {
  listing: Listing;
  onChange: (part: Partial<Listing>) => void;
  rows: readonly Row[];
  shown: number;
};

const SHOWING = [
  ["all", "All prices"],
  ["quoted", "To settle"],
  ["changed", "Changed by me"],
] as const;

/** Narrows the board down: words, group, kind of price, what is to be done. */
export function Toolbar({ listing, onChange, rows, shown }: Props) {
  const pick = (by: "group" | "place", label: string, all: string) => (
    <Pick
      label={label}
      value={listing[by]}
      options={[["", all], ...choicesOf(rows, by).map((choice) => [choice, choice] as const)]}
      onPick={(value) => onChange({ [by]: value })}
    />
  );
  return (
    <search className="bar" aria-label="Find prices">
      <div className="search">
        <TextField
          label="Search prices"
          placeholder="Name, place or figure"
          icon={SearchIcon}
          value={listing.search}
          onWrite={(search) => onChange({ search })}
        />
      </div>
      {pick("group", "Group", "All groups")}
      {pick("place", "Price of", "Every kind of price")}
      <Pick
        label="Show"
        value={listing.only}
        options={SHOWING}
        onPick={(only) => onChange({ only })}
      />
      <p className="quiet" role="status">
        {shown} of {rows.length} prices
      </p>
    </search>
  );
}

const UNITS = [
  ["percent", "per cent"],
  ["dollars", "dollars"],
] as const;

type RaiseProps = {
  /** What the selected prices are now, edits included. */
  amounts: readonly number[];
  onRaise: (raise: Raise) => void;
  onClear: () => void;
};

const prices = (count: number) => counted(count, "price");

/** What a change would do to the selection, before it does it. */
function outlook(amounts: readonly number[], raise: Raise): string {
  const moved = amounts.filter((amount) => raised(amount, raise) !== amount).length;
  const stay = amounts.length - moved;
  if (stay === 0) return `${prices(moved)} will change.`;
  return `${prices(moved)} will change, ${stay} ${stay === 1 ? "stays" : "stay"}: the nearest figure with the same ending is the one ${stay === 1 ? "it has" : "they have"}.`;
}

/** Raises or lowers every selected price at once. */
export function RaiseBar({ amounts, onRaise, onClear }: RaiseProps) {
  const [text, setText] = useState("");
  const [unit, setUnit] = useState<Raise["in"]>("percent");
  const [keepEnding, setKeepEnding] = useState(true);
  const by = Number(text.replace("−", "-").replace(",", "."));
  const isUsable = text.trim() !== "" && Number.isFinite(by) && by !== 0 && Math.abs(by) < 10_000;
  const raise: Raise = { by, in: unit, keepEnding };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isUsable) return;
    onRaise(raise);
    setText("");
  };
  return (
    <form className="bar" onSubmit={submit} aria-label="Change the selected prices">
      <strong>{prices(amounts.length)} selected</strong>
      <span>Change by</span>
      <div className="number">
        <TextField label="Change by" placeholder="5 or −5" value={text} onWrite={setText} />
      </div>
      <Pick label="Per cent or dollars" value={unit} options={UNITS} onPick={setUnit} />
      <Tick label="Keep endings" checked={keepEnding} onTick={setKeepEnding} />
      <Button type="submit" text="Apply" tone="primary" fontSize={1} disabled={!isUsable} />
      <BarButton text="Clear selection" onClick={onClear} />
      <p className="quiet" role="status">
        {isUsable
          ? outlook(amounts, raise)
          : keepEnding
            ? ROUNDING_RULE
            : "Rounded to whole dollars."}
      </p>
    </form>
  );
}
