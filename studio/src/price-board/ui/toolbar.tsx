import { SearchIcon } from "@sanity/icons/Search";
import { Select, TextInput } from "@sanity/ui";
import { choicesOf, type Listing } from "../model/listing.ts";
import type { Row } from "../model/rows.ts";

type Props = {
  listing: Listing;
  onChange: (part: Partial<Listing>) => void;
  rows: readonly Row[];
  shown: number;
};

const SHOWING = { all: "All prices", quoted: "To settle", changed: "Changed by me" } as const;

/** Narrows the board down: words, group, kind of price, what is to be done. */
export function Toolbar({ listing, onChange, rows, shown }: Props) {
  const pick = (by: "group" | "place", label: string, all: string) => (
    <div className="pick">
      <Select
        aria-label={label}
        value={listing[by]}
        onChange={({ currentTarget }) => onChange({ [by]: currentTarget.value })}
        fontSize={1}
      >
        <option value="">{all}</option>
        {choicesOf(rows, by).map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    </div>
  );
  return (
    <search className="bar" aria-label="Find prices">
      <div className="search">
        <TextInput
          aria-label="Search prices"
          placeholder="Name, place or figure"
          icon={SearchIcon}
          fontSize={1}
          value={listing.search}
          onChange={({ currentTarget }) => onChange({ search: currentTarget.value })}
        />
      </div>
      {pick("group", "Group", "All groups")}
      {pick("place", "Price of", "Every kind of price")}
      <div className="pick">
        <Select
          aria-label="Show"
          value={listing.only}
          onChange={({ currentTarget }) =>
            // The values are the keys of SHOWING.
            onChange({ only: currentTarget.value as Listing["only"] })
          }
          fontSize={1}
        >
          {Object.entries(SHOWING).map(([value, title]) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </Select>
      </div>
      <p className="quiet" role="status">
        {shown} of {rows.length} prices
      </p>
    </search>
  );
}
