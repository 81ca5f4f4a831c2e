import { classes } from "@/components/classes";
import { each } from "../each/each";
import styles from "./features.module.css";

/** The maximum number shown on a card (specification, section 9). */
const CARD_LIMIT = 4;

type Props = {
  features: readonly string[];
  shown?: number;
  className?: string;
};

/** A list of features: the first few, then a count of the others, which expands in place. */
export function Features({ features, shown = CARD_LIMIT, className }: Props) {
  const rest = features.slice(shown);
  return (
    <ul className={classes(styles.features, className)}>
      {each(features.slice(0, shown), (feature) => (
        <li>{feature}</li>
      ))}
      {rest.length > 0 && (
        <li data-more>
          <details>
            <summary>
              + {rest.length} more {rest.length === 1 ? "feature" : "features"}
            </summary>
            <Features features={rest} shown={rest.length} />
          </details>
        </li>
      )}
    </ul>
  );
}
