import { classes } from "@/components/classes";
import { each } from "../each/each";

/** The maximum number shown on a card (specification, section 9). */
const CARD_LIMIT = 4;

/** The features that a list leaves out at first. */
export const furtherFeatures = (features: readonly string[]) => features.slice(CARD_LIMIT);

type Props = {
  features: readonly string[];
  shown?: number;
  /** Whether a long page fetches the others once they are asked for (`client/more-features.ts`). */
  isFetched?: boolean;
  /** The page with the whole list, for visitors without scripts. */
  href?: string | null;
  className?: string;
};

/** A list of features: the first few, then a count of the others, which expands in place. */
export function Features(props: Props) {
  const { features, shown = CARD_LIMIT, isFetched, href, className } = props;
  const rest = features.slice(shown);
  const note = `+ ${rest.length} more ${rest.length === 1 ? "feature" : "features"}`;
  return (
    <ul className={classes("features", className)}>
      {each(features.slice(0, shown), (feature) => (
        <li>{feature}</li>
      ))}
      {rest.length > 0 && (
        <li data-more={isFetched ? "fetched" : ""}>
          {!isFetched ? (
            <details>
              <summary>{note}</summary>
              <Features features={rest} shown={rest.length} />
            </details>
          ) : href ? (
            <a href={href}>{note}</a>
          ) : (
            <button type="button">{note}</button>
          )}
        </li>
      )}
    </ul>
  );
}
