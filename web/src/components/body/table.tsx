import type { Of } from "./body.markdown";
import styles from "./body.module.css";

/**
 * A table of text: the first row heads the columns, the first cell of a row heads that row. On a phone each
 * row is a block, whose cells carry the names of their columns.
 */
export function Table({ value }: { value: Of<"table"> }) {
  const [head, ...rows] = value.rows;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so the keyboard has to reach it.
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
                // A heading without words would be read out as one.
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
