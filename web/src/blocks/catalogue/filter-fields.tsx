import type { CATALOGUE_QUERY_RESULT } from "@currawong/schemas/content.generated";
import { formatPrice } from "@currawong/schemas/price";
import { each } from "@/components/each/each";
import { PRICE_LIMITS, type Selection } from "@/search/selection";
import styles from "./catalogue.module.css";

type Props = {
  groups: CATALOGUE_QUERY_RESULT;
  selection: Selection;
  /** How many are picked, and of how many. */
  shown: number;
  total: number;
};

/** The fields of the catalogue's filter: words, a group, the most it may cost. */
export function FilterFields({ groups, selection, shown, total }: Props) {
  return (
    <div className={styles.filter}>
      <label>
        <span>Find a service</span>
        <input
          name="q"
          type="search"
          defaultValue={selection.words}
          placeholder="Find a service"
          maxLength={100}
        />
      </label>
      <label>
        <span>Group</span>
        <select name="group" defaultValue={selection.group}>
          <option value="">All groups</option>
          {each(groups, ({ slug, title }) => (
            <option value={slug}>{title}</option>
          ))}
        </select>
      </label>
      <label>
        <span>Starting price</span>
        <select name="max" defaultValue={selection.max || ""}>
          <option value="">Any price</option>
          {each(PRICE_LIMITS, (amount) => (
            <option value={amount} label={`Up to ${formatPrice({ amount, unit: "once" })}`} />
          ))}
        </select>
      </label>
      <button type="submit" className="button ghost small">
        Show
      </button>
      <output>
        {shown} of {total} services
      </output>
      <p>Open up to three and tick Compare.</p>
    </div>
  );
}
