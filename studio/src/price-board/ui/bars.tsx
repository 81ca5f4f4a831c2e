import type { Price } from "@currawong/schemas/price";
import { SearchIcon } from "@sanity/icons/Search";
import { Button } from "@sanity/ui";
import { type FormEvent, useState } from "react";
import { useStored } from "../../dataset/use-stored.ts";
import { BarButton, Pick, pluralise, TextField, Tick } from "../../ui/parts.tsx";
import { type Raise, ROUNDING_RULE, raisePrice } from "../model/amount.ts";
import type { Row } from "../model/rows.ts";

/** How the board is filtered and sorted. */
export type Listing = {
  search: string;
  group: string;
  place: string;
  /** Whether to show only rows with a quote to settle, or only edited ones. */
  only: "all" | "quoted" | "changed";
  /** By the order of the site, or by a column. */
  sort: "board" | "title" | "place" | "price";
};

export const EVERYTHING: Listing = {
  search: "",
  group: "",
  place: "",
  only: "all",
  sort: "board",
};

/** What filtering and sorting need to know besides the rows. */
type RowFacts = { priceOf: (row: Row) => Price; isChanged: (row: Row) => boolean };

const filterText = (row: Row, price: Price) =>
  `${row.title} ${row.name ?? ""} ${row.place} ${row.group} ${price.amount} ${price.amount.toLocaleString("en-AU")}`.toLowerCase();

/** Filters and sorts the rows; only the board’s own order keeps them in their groups. */
export function listRows(rows: readonly Row[], listing: Listing, facts: RowFacts): Row[] {
  const { group, place, only, sort } = listing;
  const words = listing.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (group && row.group !== group) return false;
    if (place && row.place !== place) return false;
    if (only === "quoted" && !row.quoted) return false;
    if (only === "changed" && !facts.isChanged(row)) return false;
    const text = words.length > 0 ? filterText(row, facts.priceOf(row)) : "";
    return words.every((word) => text.includes(word));
  });
  if (sort === "board") return found;
  return found.sort((one, other) =>
    sort === "price"
      ? facts.priceOf(one).amount - facts.priceOf(other).amount
      : one[sort].localeCompare(other[sort]),
  );
}

/** The values a filter offers, in the order of the board. */
const choicesOf = (rows: readonly Row[], by: "group" | "place") => [
  ...new Set(rows.map((row) => row[by])),
];

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

/** Filters the board by words, group, kind of price and status. */
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
  /** The selected prices, including edits. */
  amounts: readonly number[];
  onRaise: (raise: Raise) => void;
  onClear: () => void;
};

const countPrices = (count: number) => pluralise(count, "price");

/** Raises or lowers every selected price at once. */
export function RaiseBar({ amounts, onRaise, onClear }: RaiseProps) {
  const [text, setText] = useStored("tab", "price-board/raise/1", "");
  const [unit, setUnit] = useState<Raise["in"]>("percent");
  const [keepEnding, setKeepEnding] = useState(true);
  const by = Number(text.replace("−", "-").replace(",", "."));
  const isUsable = text.trim() !== "" && Number.isFinite(by) && by !== 0 && Math.abs(by) < 10_000;
  const raise: Raise = { by, in: unit, keepEnding };
  const changed = amounts.filter((amount) => raisePrice(amount, raise) !== amount).length;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isUsable) return;
    onRaise(raise);
    setText("");
  };
  return (
    <form className="bar foot" onSubmit={submit} aria-label="Change the selected prices">
      <strong>{countPrices(amounts.length)} selected</strong>
      <span>Change by</span>
      <div className="number">
        <TextField label="Change by" placeholder="5 or −5" value={text} onWrite={setText} />
      </div>
      <Pick label="Per cent or dollars" value={unit} options={UNITS} onPick={setUnit} />
      <span title={ROUNDING_RULE}>
        <Tick label="Keep endings" checked={keepEnding} onTick={setKeepEnding} />
      </span>
      <Button type="submit" text="Apply" tone="primary" fontSize={1} disabled={!isUsable} />
      <BarButton text="Clear selection" onClick={onClear} />
      <p className="quiet" role="status">
        {isUsable && `${countPrices(changed)} will change.`}
      </p>
    </form>
  );
}
