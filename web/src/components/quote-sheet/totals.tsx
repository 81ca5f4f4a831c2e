import { useId } from "react";
import type { Figure } from "../../quote/quote-text.ts";

type Props = {
  total: Figure;
  /** How many columns the table has. */
  columns: number;
};

/** The total of a quote and the tax in it, as the foot of its table. */
export function Totals({ total: { label, amount, gst }, columns }: Props) {
  const id = useId();
  return (
    <tfoot>
      <tr>
        <th id={id} scope="row" colSpan={columns - 1} data-slot="total-label">
          {label}
        </th>
        <td headers={id}>
          <b data-slot="total">{amount}</b> <small data-slot="gst">{gst}</small>
        </td>
      </tr>
    </tfoot>
  );
}
