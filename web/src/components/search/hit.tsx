import { formatPrice } from "@currawong/schemas/price";
import { classes } from "@/components/classes";
import type { SearchEntry } from "../../search/rank.ts";

const NOTE = "text-sm text-mute";

/**
 * A search result as a rate card line: kind, title, summary and, if it has one, its price.
 * @param props.short whether to truncate the summary to one line
 */
export function Hit({ entry, short = false }: { entry: SearchEntry; short?: boolean }) {
  const { title, summary, kind, price, scope } = entry;
  return (
    <>
      <span className={`max-sm:col-span-full ${NOTE}`}>{kind}</span>
      <span className="display text-lg group-hover:underline">{title}</span>
      {price && <span className="display text-[1.05rem]">{formatPrice(price)}</span>}
      {scope && (
        <span className={`max-sm:[grid-area:3/1/3/-1] sm:text-right sm:[grid-area:2/3] ${NOTE}`}>
          {scope}
        </span>
      )}
      <span
        className={classes(
          "max-w-[46em] max-sm:col-span-full",
          scope ? "sm:col-[2]" : "sm:col-[2/-1]",
          NOTE,
          short && "truncate",
        )}
      >
        {summary}
      </span>
    </>
  );
}
