import type { Listing } from "../model/listing.ts";
import type { Row } from "../model/rows.ts";
import type { Selection } from "./use-selection.ts";

type Props = {
  listing: Listing;
  onSort: (by: Listing["sort"]["by"]) => void;
  selection: Selection;
  rows: readonly Row[];
};

const HEADINGS = [
  { column: "title", title: "Of", sort: "title" },
  { column: "place", title: "Price of", sort: "place" },
  { column: "price", title: "Price, AUD", sort: "price" },
  { column: "unit", title: "Per", sort: undefined },
  { column: "from", title: "“From”", sort: undefined },
  { column: "notes", title: "Notes", sort: undefined },
] as const;

/** The headings, which sort, and the box that selects every line shown. */
export function GridHead({ listing: { sort }, onSort, selection, rows }: Props) {
  const sorted = sort.descending ? "descending" : "ascending";
  return (
    <thead>
      <tr>
        <th scope="col" className="select">
          <input
            type="checkbox"
            aria-label="Select every price shown"
            checked={rows.length > 0 && selection.keys.length === rows.length}
            onChange={({ target }) =>
              selection.set(target.checked ? rows.map(({ key }) => key) : [])
            }
          />
        </th>
        {HEADINGS.map(({ column, title, sort: by }) => (
          <th
            key={column}
            scope="col"
            className={column}
            aria-sort={by && (sort.by === by ? sorted : "none")}
          >
            {by ? (
              <button type="button" onClick={() => onSort(by)}>
                {title}
                <span aria-hidden="true">
                  {sort.by !== by ? "" : sort.descending ? " ↓" : " ↑"}
                </span>
              </button>
            ) : (
              title
            )}
          </th>
        ))}
      </tr>
    </thead>
  );
}
