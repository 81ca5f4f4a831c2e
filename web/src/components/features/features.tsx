import { each } from "../each/each";
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
};

/** What something includes: the first few, then how many more there are, which open where known. */
export function Features({ features, count = features.length, shown = ON_A_CARD }: Props) {
  const first = features.slice(0, shown);
  const rest = features.slice(shown);
  const note = moreFeatures(count - first.length);
  return (
    <ul className="features">
      {each(first, (feature) => (
        <li>{feature}</li>
      ))}
      {count > first.length && (
        <li className="more">
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
