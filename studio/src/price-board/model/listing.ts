import type { Price } from "@currawong/schemas/price";
import type { Row } from "./rows.ts";

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
type Known = { priceOf: (row: Row) => Price; isChanged: (row: Row) => boolean };

const wordsOf = (row: Row, price: Price) =>
  `${row.title} ${row.name ?? ""} ${row.place} ${row.group} ${price.amount} ${price.amount.toLocaleString("en-AU")}`.toLowerCase();

const ORDERS = {
  board: () => 0,
  title: (one: Row, other: Row) => one.title.localeCompare(other.title),
  place: (one: Row, other: Row) => one.place.localeCompare(other.place),
} as const;

/** The rows to show. Sorted by anything but the board’s own order, they are in one list. */
export function listed(rows: readonly Row[], listing: Listing, known: Known): Row[] {
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
export const choicesOf = (rows: readonly Row[], by: "group" | "place") => [
  ...new Set(rows.map((row) => row[by])),
];
