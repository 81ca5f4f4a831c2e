import { classes } from "@/components/classes";
import { each } from "../each/each";
import styles from "./features.module.css";
import { MoreApart } from "./more-apart";
import { moreFeatures } from "./more-features";

/** The most that a card shows (specification, section 9). */
const ON_A_CARD = 4;

type Props = {
  features: readonly string[];
  /** How many show at once. */
  shown?: number;
  /** Whether the rest stays out of the HTML, on a page too long for it, and opens with JavaScript. */
  isApart?: boolean;
  /** Where the whole list is, for visitors without it. */
  href?: string | null;
  /** In one run of text instead of a line each. */
  inline?: boolean;
  className?: string;
};

/** What something includes: the first few, then how many more there are, which open in place. */
export function Features(props: Props) {
  const { features, shown = ON_A_CARD, isApart, href, inline, className } = props;
  const rest = features.slice(shown);
  const note = moreFeatures(rest.length);
  return (
    <ul className={classes(styles.features, inline && styles.inline, className)}>
      {each(features.slice(0, shown), (feature) => (
        <li>{feature}</li>
      ))}
      {rest.length > 0 && (
        <li data-more>
          {isApart ? (
            <MoreApart note={note} features={rest} href={href} />
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
