import { each } from "@/components/each/each";
import { loadAgency, loadContactSettings, loadEnquiryNotes } from "@/content/agency";
import { currentDay } from "@/content/day";
import { PREPARED_FOR } from "@/enquiries/prepared-for";
import { formatDay } from "@/model/date";
import { Totals } from "../../components/quote-sheet/totals";
import { addDays, earliestDay, VALID_DAYS } from "../../quote/dates.ts";
import { amountsOf } from "../../quote/quote.ts";
import { type Figure, paymentFigures, quoteTitle, totalOf } from "../../quote/quote-text.ts";
import type { Quote } from "../../quote/read-quote.ts";
import { QUOTE_PATH } from "../../quote/request.ts";
import { Notes } from "./notes";
import { LINES_FORM, Line } from "./sheet-line";
import { Terms } from "./terms";

/** Whom the quote is for: printed on it, and sent with the enquiry. */
const PreparedFor = () => (
  <fieldset className="quote-prepared">
    <legend>Prepared for</legend>
    {each(PREPARED_FOR, ({ label, ...field }) => (
      <label>
        {label} <input form="enquiry-form" placeholder="Optional" {...field} />
      </label>
    ))}
  </fieldset>
);

/** Who the quote is from, when, and until when it is valid. Its reference follows once it is sent. */
async function From({ day }: { day: string }) {
  const [agency, { address }] = await Promise.all([loadAgency(), loadContactSettings()]);
  return (
    <div className="quote-from">
      <p>
        <strong>{agency.name}</strong> · <span className="inline-block">ABN {agency.abn}</span>
        <br />
        {address && `${address.street}, ${address.suburb} ${address.state} ${address.postcode}`}
        <br />
        {agency.email} · {agency.phone}
      </p>
      <p>
        Date <strong>{formatDay(day)}</strong>
        <br />
        Valid until <strong>{formatDay(addDays(day, VALID_DAYS))}</strong>
        <span data-sent="" hidden>
          <br />
          Reference <strong data-reference="" />
        </span>
      </p>
    </div>
  );
}

const Payment = ({ label, amount, gst }: Figure) => (
  <tr>
    <th scope="row">{label}</th>
    <td>
      <b>{amount}</b> <small>{gst}</small>
    </td>
  </tr>
);

/** A visitor's quote on paper: its lines, its totals, what is paid when, and its terms. */
export async function QuoteDocument(quote: Quote) {
  const { lines } = quote;
  const amounts = amountsOf(lines);
  const [day, { newBuildsFrom }] = await Promise.all([currentDay(), loadEnquiryNotes()]);
  return (
    <article className="quote quote-sheet">
      <From day={day} />
      <h1 id="lines" tabIndex={-1} data-slot="title">
        {quoteTitle(lines)}
      </h1>
      <p>Starting prices in AUD, GST included.</p>
      <PreparedFor />
      <Notes {...quote} />
      <table className="quote-lines">
        <thead>
          <tr>
            <th scope="col">What you get</th>
            <th scope="col">Quantity</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {each(lines, (line, index) => (
            <Line line={line} lines={lines} amount={amounts[index] ?? 0} />
          ))}
        </tbody>
        <Totals total={totalOf(lines)} columns={3} />
      </table>
      <form id={LINES_FORM} action={`${QUOTE_PATH}#lines`} className="quote-screen">
        <button type="submit" className="button ghost small" data-update="">
          Update
        </button>
      </form>
      <h2 className="label">What you pay, and when</h2>
      <table className="quote-payments">
        <tbody data-slot="payments">{each(paymentFigures(lines), Payment)}</tbody>
      </table>
      <Terms earliest={earliestDay(lines, day, newBuildsFrom)} />
    </article>
  );
}
