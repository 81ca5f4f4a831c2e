import { formatPrice } from "@currawong/schemas/price";
import { classes } from "@/components/classes";
import type { SearchEntry } from "../../search/rank.ts";
import styles from "./search.module.css";

type Props = {
  entry: SearchEntry;
  /** Whether the summary keeps to one line. */
  short?: boolean;
};

/** A page found: what it is, what it is called, and its price where it has one. */
export function Hit({ entry, short = false }: Props) {
  const { title, summary, kind, price, scope } = entry;
  return (
    <>
      <span className={styles.kind}>{kind}</span>
      <span className={styles.title}>{title}</span>
      {price && <span className={styles.price}>{formatPrice(price)}</span>}
      {scope && <span className={styles.scope}>{scope}</span>}
      <span className={classes(styles.summary, short && "truncate")}>{summary}</span>
    </>
  );
}
