import { classes } from "@/components/classes";
import { each } from "../each/each";
import styles from "./features.module.css";
import { MoreFeaturesButton } from "./more-features-button";

/** The most that a card shows (specification, section 9). */
const ON_A_CARD = 4;

type Props = {
  features: readonly string[];
  shown?: number;
  /** Whether the rest is left out of the HTML of a long page, and shown by JavaScript. */
  isLoadedLater?: boolean;
  /** The page with the whole list, for visitors without JavaScript. */
  href?: string | null;
  /** In one run of text instead of a line each. */
  inline?: boolean;
  className?: string;
};

/** What something includes: the first few, then how many more there are, which open in place. */
export function Features(props: Props) {
  const { features, shown = ON_A_CARD, isLoadedLater, href, inline, className } = props;
  const rest = features.slice(shown);
  const note = `+ ${rest.length} more ${rest.length === 1 ? "feature" : "features"}`;
  return (
    <ul className={classes(styles.features, inline && styles.inline, className)}>
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
              <Features features={rest} shown={rest.length} inline={inline} />
            </details>
          )}
        </li>
      )}
    </ul>
  );
}
