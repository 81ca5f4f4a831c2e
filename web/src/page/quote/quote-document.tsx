import { formatFigure, priceUnit } from "@currawong/schemas/price";
import { each } from "@/components/each/each";
import { loadAgency } from "@/content/agency";
import { Totals } from "../../components/quote-sheet/totals";
import { toTheCent } from "../../quote/figures.ts";
import { MOST_UNITS } from "../../quote/line.ts";
import type { Quote } from "../../quote/load-quote.ts";
import {
  hasQuantity,
  lineAmount,
  type QuoteLine,
  referenceOf,
  requestsOf,
} from "../../quote/quote.ts";
import { totalLines } from "../../quote/quote-text.ts";
import { QUOTE_PATH, quantityName, quotePath } from "../../quote/request.ts";
import { Notes } from "./notes";
import { Terms } from "./terms";

/** The id of the form that sends changed quantities. */
const QUANTITIES = "quantities";

function Quantity({ line }: { line: QuoteLine }) {
  const { key, label, price, quantity } = line;
  if (!hasQuantity(price)) return <td>1</td>;
  // A quantity of 1 stays “months” too: the visitor changes it without a new page.
  const unit = /\d/.test(priceUnit(price) ?? "") ? `× ${priceUnit(price)}` : `${priceUnit(price)}s`;
  return (
    <td>
      <input
        type="number"
        form={QUANTITIES}
        name={quantityName(key)}
        min={1}
        max={MOST_UNITS}
        defaultValue={quantity}
        aria-label={`${label}, ${unit}`}
      />{" "}
      {unit}
    </td>
  );
}

function Line({ line, others }: { line: QuoteLine; others: readonly QuoteLine[] }) {
  const { label, href, price, scope, risesWith } = line;
  const unit = priceUnit(price);
  return (
    <tr>
      <th scope="row">
        {href ? <a href={href}>{label}</a> : <b>{label}</b>}
        {scope && <span>{scope}</span>}
        {risesWith.length > 0 && <span>Rises with: {risesWith.join(", ")}</span>}
      </th>
      <Quantity line={line} />
      <td>
        <b>{toTheCent(lineAmount(line))}</b>
        {unit && (
          <small>
            {formatFigure(price.amount)}/{unit}
          </small>
        )}
        <a
          href={quotePath(requestsOf(others))}
          className="quote-screen"
          data-remove={line.key}
          data-name={label}
        >
          Remove<span className="sr-only">{` ${label}`}</span>
        </a>
      </td>
    </tr>
  );
}

const count = (lines: readonly QuoteLine[]) =>
  lines.length === 1 ? "one line" : `${lines.length} lines`;

/** A visitor's quote on paper: its lines, its totals and its terms. */
export async function QuoteDocument(quote: Quote) {
  const { lines } = quote;
  const agency = await loadAgency();
  return (
    <article className="quote quote-sheet">
      <div className="quote-from">
        <p>
          <strong>{agency.name}</strong> · <span className="inline-block">ABN {agency.abn}</span>
          <br />
          {agency.email} · {agency.phone}
        </p>
        <p>
          Reference <strong>{referenceOf(lines)}</strong>
        </p>
      </div>
      <h1>Your quote: {count(lines)}</h1>
      <p>Starting prices in AUD, GST included. Valid for 30 days from the day you send it.</p>
      <Notes {...quote} />
      <table className="quote-lines">
        <thead className="max-sm:sr-only">
          <tr>
            <th scope="col">What you get</th>
            <th scope="col">Quantity</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {each(lines, (line) => (
            <Line line={line} others={lines.filter((other) => other !== line)} />
          ))}
        </tbody>
        <Totals totals={totalLines(lines)} columns={3} />
      </table>
      {lines.some(({ price }) => hasQuantity(price)) && (
        <form id={QUANTITIES} action={QUOTE_PATH} className="quote-screen" aria-label="Quantities">
          {each(requestsOf(lines), ({ key }) => (
            <input type="hidden" name="line" value={key} />
          ))}
          <button type="submit" className="button ghost small">
            Update quantities
          </button>
        </form>
      )}
      <Terms lines={lines} />
    </article>
  );
}
