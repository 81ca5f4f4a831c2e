import { formatPrice } from "@currawong/schemas/price";
import type { SearchEntry } from "./rank.ts";

type Props = {
  entry: SearchEntry;
  /** For the summary, where it describes the hit. */
  summaryId?: string;
};

/** A search result as a rate card line: kind, title, summary and, if it has one, its price. Both sides render it. */
export function Hit({ entry, summaryId }: Props) {
  const { title, summary, kind, price, scope } = entry;
  return (
    <>
      <span className="search-kind text-sm text-mute">{kind}</span>
      <span className="search-title display text-lg">{title}</span>
      {price && <span className="display text-right text-[1rem]">{formatPrice(price)}</span>}
      {scope && <span className="search-scope text-sm text-mute">{scope}</span>}
      <span id={summaryId} className="search-summary text-sm text-mute">
        {summary}
      </span>
    </>
  );
}
