import { useId } from "react";
import { each } from "@/components/each/each";
import type { Total } from "../../quote/figures.ts";

type Props = {
  totals: readonly Total[];
  /** How many columns the table has. */
  columns: number;
};

/** The totals of a quote, as the foot of its table. */
export function Totals({ totals, columns }: Props) {
  const id = useId();
  return (
    <tfoot>
      {each(totals, ({ label, amount, isMain }, index) => (
        <tr className={isMain && "start"}>
          <th id={`${id}${index}`} scope="row" colSpan={columns - 1}>
            {label}
          </th>
          <td headers={`${id}${index}`}>{amount}</td>
        </tr>
      ))}
    </tfoot>
  );
}
