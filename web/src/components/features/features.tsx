import { classes } from "@/components/classes";
import { each } from "../each/each";
import styles from "./features.module.css";
import { MoreFeaturesButton } from "./more-features-button";

/** The maximum number shown on a card (specification, section 9). */
const CARD_LIMIT = 4;

type Props = {
  features: readonly string[];
  shown?: number;
  /** Whether the rest is left out of a long page's HTML and shown by JavaScript. */
  isLoadedLater?: boolean;
  /** The page with the whole list, for visitors without JavaScript. */
  href?: string | null;
  className?: string;
};

/** A list of features: the first few, then a count of the others, which expands in place. */
export function Features(props: Props) {
  const { features, shown = CARD_LIMIT, isLoadedLater, href, className } = props;
  const rest = features.slice(shown);
  const note = `+ ${rest.length} more ${rest.length === 1 ? "feature" : "features"}`;
  return (
    <ul className={classes(styles.features, className)}>
      {each(features.slice(0, shown), (feature) => (
        <li>{feature}</li>
      ))}
      {rest.length > 0 && (
        <li data-more>
          {isLoadedLater ? (
            <MoreFeaturesButton note={note} features={rest} href={href} />
          ) : (
            <details>
              <summary>{note}</summary>
              <Features features={rest} shown={rest.length} />
            </details>
          )}
        </li>
      )}
    </ul>
  );
}
