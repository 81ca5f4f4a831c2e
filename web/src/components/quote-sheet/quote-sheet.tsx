import { useId } from "react";
import { each } from "@/components/each/each";
import type { Agency } from "@/content/agency";
import type { Figure } from "../../quote/quote-text.ts";

/**
 * The stylesheet of the sheets that visitors print (`public/quote.css`). Only pages with a quote load it, so that
 * it takes no room in the sheet that all pages share.
 */
export const QuoteStyles = () => <link rel="stylesheet" href="/quote.css" precedence="quote" />;

/** The class of a note on a sheet, or beside it. */
export const NOTE = "quote-note my-2 bg-band px-2.5 py-1.5";

/** Who a quote is from, in lines of their own: none breaks within a number on a phone. */
export function Sender({ agency }: { agency: Agency }) {
  const { name, abn, address, email, phone } = agency;
  const place =
    address && `${address.street}, ${address.suburb} ${address.state} ${address.postcode}`;
  const texts = [`ABN ${abn}`, place, email, phone].filter((text) => text !== null);
  return (
    <p>
      <strong>{name}</strong>
      {each(texts, (text) => (
        <span className="inline-block w-full">{text}</span>
      ))}
    </p>
  );
}

type Props = {
  total: Figure;
  /** How many columns the table has. */
  columns: number;
};

/** The total of a quote and the tax in it, as the foot of its table, which browsers would repeat on each sheet of paper. */
export function Totals({ total: { label, amount, gst }, columns }: Props) {
  const id = useId();
  return (
    <tfoot className="display text-title">
      <tr>
        <th id={id} scope="row" colSpan={columns - 1}>
          {label}
        </th>
        <td headers={id} className="ml-auto">
          <b data-slot="total">{amount}</b> <small>{gst}</small>
        </td>
      </tr>
    </tfoot>
  );
}
