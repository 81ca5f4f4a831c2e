import { each } from "@/components/each/each";
import type { Total } from "../../quote/figures.ts";

type Props = {
  totals: readonly Total[];
  /** How many columns the table has. */
  columns: number;
};

/** The totals of a quote, as the foot of its table. */
export const Totals = ({ totals, columns }: Props) => (
  <tfoot>
    {each(totals, ({ label, amount, isMain }) => (
      <tr className={isMain && "start"}>
        <th scope="row" colSpan={columns - 1}>
          {label}
        </th>
        <td>{amount}</td>
      </tr>
    ))}
  </tfoot>
);
