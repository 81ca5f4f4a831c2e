import { classes } from "@/components/classes";
import { each } from "../each/each";

/** The maximum number shown on a card (specification, section 9). */
const CARD_LIMIT = 4;

type Props = {
  features: readonly string[];
  shown?: number;
  /** The page that has the whole list. */
  href?: string | null;
  className?: string;
};

/** A list of features: the first few, then a count of the others, which leads to them or expands in place. */
export function Features(props: Props) {
  const { features, shown = CARD_LIMIT, href, className } = props;
  const rest = features.slice(shown);
  const note = `+ ${rest.length} more ${rest.length === 1 ? "feature" : "features"}`;
  return (
    <ul className={classes("features", className)}>
      {each(features.slice(0, shown), (feature) => (
        <li>{feature}</li>
      ))}
      {rest.length > 0 && (
        <li data-more="">
          {href ? (
            <a href={href}>{note}</a>
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
