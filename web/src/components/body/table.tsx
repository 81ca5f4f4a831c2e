import type { BodyItem } from "@/model/body";
import styles from "./body.module.css";

/**
 * A text table: the first row holds the column headers, the first cell of each row its row header. On
 * phones each row is a block, and its cells show their column names.
 */
export function Table({ value }: { value: BodyItem<"table"> }) {
  const [head, ...rows] = value.rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so it has to be focusable.
    <figure className={styles.sheet} tabIndex={0}>
      <table>
        {value.caption && <caption className="py-1.5 text-left text-mute">{value.caption}</caption>}
        <thead>
          <tr>
            {head?.cells.map((cell) =>
              cell ? (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ) : (
                // Screen readers would announce an empty header cell.
                <td key="corner" />
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ _key, cells }) => (
            <tr key={_key}>
              {cells.map((cell, column) => {
                const key = head?.cells[column] ?? column;
                return column === 0 ? (
                  <th key={key} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={key} data-column={head?.cells[column]}>
                    {cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
