import { classes } from "@/components/classes";
import { each } from "../each/each";
import styles from "./features.module.css";
import { moreFeatures } from "./more-features";

/** The most that a card shows (specification, section 9). */
const ON_A_CARD = 4;

type Props = {
  /** As many as are known here. */
  features: readonly string[];
  /** How many there are in all, when that is more. */
  count?: number;
  /** How many show at once. */
  shown?: number;
  /** In one run of text instead of a line each. */
  inline?: boolean;
  className?: string;
};

/** What something includes: the first few, then how many more there are, which open where known. */
export function Features(props: Props) {
  const { features, count = features.length, shown = ON_A_CARD, inline, className } = props;
  const first = features.slice(0, shown);
  const rest = features.slice(shown);
  const note = moreFeatures(count - first.length);
  return (
    <ul className={classes(styles.features, inline && styles.inline, className)}>
      {each(first, (feature) => (
        <li>{feature}</li>
      ))}
      {count > first.length && (
        <li data-more>
          {rest.length > 0 ? (
            <details>
              <summary>{note}</summary>
              <Features features={rest} shown={rest.length} />
            </details>
          ) : (
            note
          )}
        </li>
      )}
    </ul>
  );
}
