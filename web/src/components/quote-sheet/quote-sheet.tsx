import { useId } from "react";
import { each } from "@/components/each/each";
import type { Agency } from "@/content/agency";
import type { Figure } from "../../quote/quote-text.ts";

/**
 * The stylesheet of the sheets that visitors print (`public/quote.css`). Only pages with a quote load it, so that
 * it takes no room in the sheet that all pages share.
 */
export const QuoteStyles = () => <link rel="stylesheet" href="/quote.css" precedence="quote" />;

/** A sheet of paper: light in both colour schemes, like the rate card. */
export const PAPER =
  "quote p-gutter bg-white text-ink [border:1px_solid_var(--color-rule)] [color-scheme:light] print:p-0 print:leading-[1.35] print:[border:0]";

/** Its tables, whose heads are read to those who cannot see the columns of a phone. */
export const TABLE = "w-full tabular-nums [&_tr]:break-inside-avoid";
export const HEAD = "text-sm text-mute max-sm:sr-only [&_th]:py-1 [&_th]:[border-bottom:2px_solid]";

/** A field on it; on paper, its text alone. */
export const FIELD =
  "min-h-5.5 min-w-0 rounded bg-white px-1 py-0.5 [border:1.5px_solid_var(--color-field)] print:min-h-0 print:appearance-none print:p-0 print:[border:0] print:[outline:0]";

/** A note beside it or on it. */
export const NOTE =
  "my-2 bg-band px-2 py-1.5 [&_a]:underline [border-left:3px_solid_var(--color-wattle)]";

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
        <span className="block">{text}</span>
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
    <tfoot className="display text-title print:table-row-group">
      <tr className="[border-top:2px_solid] *:[border:0]">
        <th id={id} scope="row" colSpan={columns - 1} data-slot="total-label">
          {label}
        </th>
        <td
          headers={id}
          className="ml-auto sm:whitespace-nowrap [view-transition-name:var(--opening,opening)]"
        >
          <b data-slot="total">{amount}</b> <small data-slot="gst">{gst}</small>
        </td>
      </tr>
    </tfoot>
  );
}
