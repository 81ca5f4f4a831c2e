import { formatPrice } from "@currawong/schemas/price";
import type { SearchEntry } from "./rank.ts";

/** A search result as a rate card line: kind, title, summary and, if it has one, its price. Both sides render it. */
export function Hit({ entry }: { entry: SearchEntry }) {
  const { title, summary, kind, price, scope } = entry;
  return (
    <>
      <span className="search-kind text-sm text-mute">{kind}</span>
      <span className="search-title display text-lg">{title}</span>
      {price && <span className="display text-right text-[1rem]">{formatPrice(price)}</span>}
      {scope && <span className="search-scope text-sm text-mute">{scope}</span>}
      <span className="search-summary text-sm text-mute">{summary}</span>
    </>
  );
}
