import type { SearchEntry } from "../../search/rank.ts";

/** A page found: what it is, what it is called, and its price where it has one. */
export function Hit({ entry }: { entry: SearchEntry }) {
  const { title, summary, kind, price } = entry;
  return (
    <>
      <span className="hit-kind">{kind}</span>
      <span className="hit-title">{title}</span>
      {price && <span className="price">{price}</span>}
      <span className="hit-summary">{summary}</span>
    </>
  );
}
