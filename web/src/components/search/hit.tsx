import { formatPrice } from "@currawong/schemas/price";
import { classes } from "@/components/classes";
import type { SearchEntry } from "../../search/rank.ts";
import styles from "./search.module.css";

const NOTE = "text-sm text-mute";

/** A search result as a rate card line: kind, title, summary and, if it has one, its price. */
export function Hit({ entry }: { entry: SearchEntry }) {
  const { title, summary, kind, price, scope } = entry;
  return (
    <>
      <span className={classes(styles.kind, NOTE)}>{kind}</span>
      <span className={classes(styles.title, "display text-lg")}>{title}</span>
      {price && <span className="display text-right text-[1rem]">{formatPrice(price)}</span>}
      {scope && <span className={classes(styles.scope, NOTE)}>{scope}</span>}
      <span className={classes(styles.summary, NOTE)}>{summary}</span>
    </>
  );
}
