import type { ReactNode } from "react";
import type { BodyItem } from "@/model/body";
import { each } from "../each/each";
import styles from "./body.module.css";

/** The text of a cell, in one element if it has several lines. */
function renderCell(cell: string): ReactNode {
  const [first = "", ...others] = cell.split("\n");
  if (others.length === 0) return first;
  return (
    <span>
      {first}
      {each(others, (line) => (
        <>
          <br />
          {line}
        </>
      ))}
    </span>
  );
}

/**
 * A text table: the first row holds the column headers, the first cell of each row its row header. On
 * phones each row is a block, and its cells show their column names.
 */
export function Table({ value: { caption, rows } }: { value: BodyItem<"table"> }) {
  const [head, ...lines] = rows;
  const columns = head?.cells ?? [];
  return (
    <figure
      className={styles.sheet}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, so it has to be focusable.
      tabIndex={0}
      aria-label={caption ?? `Table: ${columns.filter(Boolean).join(", ")}`}
    >
      <table>
        {caption && <caption className="py-1.5 text-left text-mute">{caption}</caption>}
        <thead>
          <tr>
            {each(columns, (cell) =>
              // Screen readers would announce an empty header cell.
              cell ? <th scope="col">{renderCell(cell)}</th> : <td />,
            )}
          </tr>
        </thead>
        <tbody>
          {each(lines, ({ cells: [name = "", ...cells] }) => (
            <tr>
              <th scope="row">{renderCell(name)}</th>
              {each(cells, (cell, index) => (
                <td data-column={columns[index + 1]}>{renderCell(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
