import { each } from "@/components/each/each";
import { loadAgency } from "@/content/agency";
import { currentDay } from "@/content/day";
import { PREPARED_FOR } from "@/enquiries/fields";
import { formatDay } from "@/model/date";
import { gstNote, toTheCent } from "../../quote/figures.ts";
import { LINES_FORM } from "../../quote/line.ts";
import { paymentsOf, quoteTitle, totalOf, VALID_DAYS } from "../../quote/quote-text.ts";
import type { Quote } from "../../quote/read-quote.ts";
import { QUOTE_PATH } from "../../quote/request.ts";
import { Notes } from "./notes.tsx";
import { Line } from "./sheet-line.tsx";

/**
 * The stylesheet of the sheets that visitors print (`public/quote.css`). Only pages with a quote load it, so that
 * it takes no room in the sheet that all pages share.
 */
export const QuoteStyles = () => <link rel="stylesheet" href="/quote.css" precedence="quote" />;

/** Whom the quote is for: printed on it, and sent with the enquiry. */
const PreparedFor = () => (
  <fieldset className="mt-2.5 flex flex-wrap gap-x-3 gap-y-1.5 text-sm">
    <legend className="mb-0.5 text-mute">Prepared for</legend>
    {each(PREPARED_FOR, ({ label, ...field }) => (
      <label className="flex-auto basis-36">
        {label}{" "}
        <input form="enquiry-form" placeholder="Optional" className="block w-full" {...field} />
      </label>
    ))}
  </fieldset>
);

/** The last day that a quote of this day is valid; both as `2026-11-28`. */
const lastDayOf = (day: string) =>
  new Date(Date.parse(day) + VALID_DAYS * 86_400_000).toISOString().slice(0, 10);

/** Who the quote is from, in lines that do not break within a number on a phone, and when. Its reference follows once it is sent. */
async function From() {
  const day = await currentDay();
  const { name, abn, address, email, phone } = await loadAgency();
  const place =
    address && `${address.street}, ${address.suburb} ${address.state} ${address.postcode}`;
  const texts = [`ABN ${abn}`, place, email, phone].filter((text) => text !== null);
  return (
    <div className="mb-part flex flex-wrap justify-between gap-x-4 gap-y-1.5 text-sm text-mute">
      <p>
        <strong>{name}</strong>
        {each(texts, (text) => (
          <span className="inline-block w-full">{text}</span>
        ))}
      </p>
      <p>
        Date <strong>{formatDay(day)}</strong>
        <br />
        Valid until <strong>{formatDay(lastDayOf(day))}</strong>
        <span className="block" data-sent="" hidden>
          Reference <strong data-reference="" />
        </span>
      </p>
    </div>
  );
}

/** The form of the fields. Without scripts, a button sends it. */
const LinesForm = () => (
  <form id={LINES_FORM} action={`${QUOTE_PATH}#lines`}>
    {/* Enter in a field presses the first button of its form, which would be one of a line. */}
    <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true" />
  </form>
);

/** What holds for the whole quote, and what happens next. */
const Terms = () => (
  <div className="text-sm">
    <h2 className="label mt-part mb-0.5">Next steps</h2>
    <ul className="grid gap-0.5">
      <li data-unsent="">
        This is a draft for you to send, with a copy to you. Nothing is ordered or paid.
      </li>
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
export function QuoteDocument({ address, example, ...quote }: Props) {
  const { lines } = quote;
  const total = totalOf(lines);
  return (
    <article className="quote relative p-gutter print:p-0">
      <From />
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
        {each(lines, (line) => (
          <Line line={line} lines={lines} isFixed={example !== undefined} />
        ))}
        <tfoot className="display text-title">
          <tr>
            <th scope="row" colSpan={2} className="flex-1 max-sm:text-lg">
              {total.label}
            </th>
            <td className="ml-auto">
              <b data-slot="total">{toTheCent(total.cents)}</b>{" "}
              <small>{gstNote(total.cents)}</small>
            </td>
          </tr>
        </tfoot>
      </table>
      {!example && (
        <button
          type="submit"
          form={LINES_FORM}
          className="button ghost small print:hidden [@media(scripting:enabled)]:hidden"
        >
          Update
        </button>
      )}
      <h2 className="label mt-part mb-0.5">What you pay, and when</h2>
      <table className="w-full">
        <tbody data-slot="payments">
          {each(paymentsOf(lines), ({ label, cents }) => (
            <tr>
              <th scope="row" className="bold flex-1 py-1.5">
                {label}
              </th>
              <td className="ml-auto py-1.5">
                <b>{toTheCent(cents)}</b> <small>{gstNote(cents)}</small>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Terms />
      {!example && <PreparedFor />}
      {/* On paper: on screen, the link is beside it. */}
      <p className="mt-1 text-sm not-print:hidden" data-slot="address">
        {address}
      </p>
    </article>
  );
}
