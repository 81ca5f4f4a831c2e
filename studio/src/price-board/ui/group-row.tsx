import { COLUMNS } from "./columns.ts";
import type { Selection } from "./use-selection.ts";

type Props = { group: string; keys: readonly string[]; selection: Selection };

/** The name of a group above its lines, with a box for all of them. */
export function GroupRow({ group, keys, selection }: Props) {
  const isWhole = keys.every(selection.has);
  const select = () =>
    selection.set(
      isWhole ? selection.keys.filter((key) => !keys.includes(key)) : [...selection.keys, ...keys],
    );
  return (
    <tr className="group">
      <th scope="rowgroup" colSpan={COLUMNS.length}>
        <label>
          <input type="checkbox" checked={isWhole} onChange={select} />
          {group}
          <span className="quiet">
            {keys.length} {keys.length === 1 ? "price" : "prices"}
          </span>
        </label>
      </th>
    </tr>
  );
}
