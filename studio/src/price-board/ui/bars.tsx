import type { Price } from "@currawong/schemas/price";
import { SearchIcon } from "@sanity/icons/Search";
import { Button } from "@sanity/ui";
import { type FormEvent, useState } from "react";
import { BarButton, counted, Pick, TextField, Tick } from "../../ui/parts.tsx";
import { type Raise, ROUNDING_RULE, raised } from "../model/amount.ts";
import type { Row } from "../model/rows.ts";

/** How the board is narrowed down and sorted. */
export type Listing = {
  search: string;
  group: string;
  place: string;
  /** Only what has a quote to settle, or what the editor changed. */
  only: "all" | "quoted" | "changed";
  sort: { by: "board" | "title" | "place" | "price"; descending: boolean };
};

export const EVERYTHING: Listing = {
  search: "",
  group: "",
  place: "",
  only: "all",
  sort: { by: "board", descending: false },
};

/** What the rows of a listing need to be known by, besides themselves. */
type RowFacts = { priceOf: (row: Row) => Price; isChanged: (row: Row) => boolean };

const wordsOf = (row: Row, price: Price) =>
  `${row.title} ${row.name ?? ""} ${row.place} ${row.group} ${price.amount} ${price.amount.toLocaleString("en-AU")}`.toLowerCase();

const ORDERS = {
  board: () => 0,
  title: (one: Row, other: Row) => one.title.localeCompare(other.title),
  place: (one: Row, other: Row) => one.place.localeCompare(other.place),
} as const;

/** The rows to show. Sorted by anything but the board’s own order, they are in one list. */
export function listed(rows: readonly Row[], listing: Listing, known: RowFacts): Row[] {
  const { group, place, only, sort } = listing;
  const words = listing.search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = rows.filter((row) => {
    if (group && row.group !== group) return false;
    if (place && row.place !== place) return false;
    if (only === "quoted" && !row.quoted) return false;
    if (only === "changed" && !known.isChanged(row)) return false;
    const text = words.length > 0 ? wordsOf(row, known.priceOf(row)) : "";
    return words.every((word) => text.includes(word));
  });
  if (sort.by === "board") return found;
  const compare =
    sort.by === "price"
      ? (one: Row, other: Row) => known.priceOf(one).amount - known.priceOf(other).amount
      : ORDERS[sort.by];
  return found.sort((one, other) => compare(one, other) * (sort.descending ? -1 : 1));
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
