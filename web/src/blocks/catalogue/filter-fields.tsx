import { formatPrice } from "@currawong/schemas/price";
import { each } from "@/components/each/each";
import { PRICE_LIMITS, type Selection } from "@/search/selection";
import styles from "./catalogue.module.css";
import type { Group, Words } from "./entry";

type Props = {
  groups: readonly Group[];
  words: Words;
  selection: Selection;
  /** How many are picked, and of how many. */
  shown: number;
  total: number;
};

/** The fields of a catalogue's filter: words, a group, the most it may cost. */
export function FilterFields({ groups, words, selection, shown, total }: Props) {
  const find = `Find a ${words.one}`;
  return (
    <div className={styles.filter}>
      <label>
        <span className="max-md:sr-only">{find}</span>
        <input
          name="q"
          type="search"
          defaultValue={selection.words}
          placeholder={find}
          maxLength={100}
        />
      </label>
      <label>
        <span>{words.group}</span>
        <select name="group" defaultValue={selection.group}>
          <option value="">{words.allGroups}</option>
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
      <output className="num">
        {shown} of {total} {words.many}
      </output>
      <p className="col-[2/-1] max-md:hidden">Tick up to three to compare them.</p>
    </div>
  );
}
