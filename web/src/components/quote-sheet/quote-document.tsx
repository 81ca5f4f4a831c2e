import { each } from "@/components/each/each";
import { loadAgency } from "@/content/agency";
import { currentDay } from "@/content/day";
import { PREPARED_FOR } from "@/enquiries/prepared-for";
import { formatDay } from "@/model/date";
import { addDays, VALID_DAYS } from "../../quote/dates.ts";
import { LINES_FORM } from "../../quote/line.ts";
import {
  type Figure,
  lineTexts,
  paymentFigures,
  quoteTitle,
  totalOf,
} from "../../quote/quote-text.ts";
import type { Quote } from "../../quote/read-quote.ts";
import { QUOTE_PATH } from "../../quote/request.ts";
import { Notes } from "./notes.tsx";
import { Sender, Totals } from "./quote-sheet.tsx";
import { Line } from "./sheet-line.tsx";

/** Whom the quote is for: printed on it, and sent with the enquiry. */
const PreparedFor = () => (
  <fieldset className="mt-2.5 flex flex-wrap gap-x-3 gap-y-1.5 text-sm">
    <legend className="mb-0.5 text-mute">Prepared for</legend>
    {each(PREPARED_FOR, ({ label, ...field }) => (
      <label>
        {label}{" "}
        <input form="enquiry-form" placeholder="Optional" className="block w-full" {...field} />
      </label>
    ))}
  </fieldset>
);

/** Who the quote is from, when, and until when it is valid. Its reference follows once it is sent. */
const From = async ({ day }: { day: string }) => (
  <div className="mb-part flex flex-wrap justify-between gap-x-4 gap-y-1.5 text-sm text-mute">
    <Sender agency={await loadAgency()} />
    <p>
      Date <strong>{formatDay(day)}</strong>
      <br />
      Valid until <strong>{formatDay(addDays(day, VALID_DAYS))}</strong>
      <span className="block" data-sent="" hidden>
        Reference <strong data-reference="" />
      </span>
    </p>
  </div>
);

const Payment = ({ label, amount, gst }: Figure) => (
  <tr>
    <th scope="row" className="bold flex-auto py-1.5">
      {label}
    </th>
    <td className="ml-auto py-1.5">
      <b>{amount}</b> <small>{gst}</small>
    </td>
  </tr>
);

/** The form of the fields. Without scripts, a button sends it. */
const LinesForm = () => (
  <form id={LINES_FORM} action={`${QUOTE_PATH}#lines`}>
    {/* Enter in a field presses the first button of its form, which would be one of a line. */}
    <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
  </form>
);

const UpdateButton = () => (
  <button
    type="submit"
    form={LINES_FORM}
    className="button ghost small print:hidden"
    data-update=""
  >
    Update
  </button>
);

/** What holds for the whole quote, and what happens next. */
const Terms = () => (
  <div className="text-sm">
    <h2 className="label mt-part mb-0.5">Next steps</h2>
    <ul className="grid gap-0.5">
      <li data-unsent="">This is a draft for you to send. Nothing is ordered or paid.</li>
      <li>We read it, ask what’s unclear and send the final quote in writing.</li>
      <li>Its prices hold for {VALID_DAYS} days from its date.</li>
    </ul>
  </div>
);

/** What a sample says of itself. */
type Example = { heading: string; customer: string };

const ExampleHead = ({ heading, customer }: Example) => (
  <>
    <p className="mb-1">
      <b className="px-1 py-0.5 text-sm [border:1px_solid]">Illustrative example</b>
    </p>
    <h2 className="mb-1 text-title">Quote: {heading}</h2>
    <p className="text-mute">Prepared for {customer}</p>
  </>
);

type Props = Quote & {
  /** The address of the quote; a sample has none. */
  address?: string;
  /** A sample, whose lines nobody can change. */
  example?: Example;
};

/** A quote on paper: its lines, its totals, what is paid when, its terms, and where it is on the web. */
export async function QuoteDocument({ address, example, ...quote }: Props) {
  const { lines } = quote;
  const texts = lineTexts(lines);
  return (
    <article className="quote quote-sheet relative p-gutter print:p-0">
      <From day={await currentDay()} />
      {example ? (
        <ExampleHead {...example} />
      ) : (
        <h1 id="lines" tabIndex={-1} className="mb-1 text-title">
          {quoteTitle(lines)}
        </h1>
      )}
      <p className="text-mute">
        Starting prices in AUD. They include GST, which applies in Australia: if you’re overseas,
        ask us for the price without it.
      </p>
      <Notes {...quote} />
      {!example && <LinesForm />}
      <table className="mt-3.5 w-full">
        <thead className="text-sm text-mute">
          <tr>
            {each(["What you get", "Quantity", "Amount"], (name) => (
              <th scope="col">{name}</th>
            ))}
          </tr>
        </thead>
        {each(lines, (line, index) => (
          <Line line={line} lines={lines} texts={texts[index]} isFixed={example !== undefined} />
        ))}
        <Totals total={totalOf(lines)} columns={3} />
      </table>
      {!example && <UpdateButton />}
      <h2 className="label mt-part mb-0.5">What you pay, and when</h2>
      <table className="w-full">
        <tbody data-slot="payments">{each(paymentFigures(lines), Payment)}</tbody>
      </table>
      <Terms />
      {!example && <PreparedFor />}
      <p className="mt-1 text-sm [overflow-wrap:anywhere]" data-slot="address">
        {address}
      </p>
    </article>
  );
}
