import { pathOf } from "@currawong/schemas/paths";
import { priceUnit } from "@currawong/schemas/price";
import { each } from "@/components/each/each";
import { QuoteStyles, Sender, Totals } from "@/components/quote-sheet/quote-sheet";
import { loadAgency } from "@/content/agency";
import type { BlockOf } from "@/model/block";
import { priceLine } from "@/model/price-line";
import { gstNote, toTheCent } from "@/quote/figures";
import { inCents } from "@/quote/line";
import { defineBlock } from "../define-block";

type Quote = BlockOf<"quote">;
type StoredLine = Quote["lines"][number];
type Line = StoredLine & { service: NonNullable<StoredLine["service"]> };

/** The lines whose service exists. */
const getLines = ({ lines }: Quote): Line[] =>
  lines.flatMap((line) => (line.service ? [{ ...line, service: line.service }] : []));

const COLUMNS = ["What you receive", "Quantity", "Price", "Amount"];

const unitOf = ({ service }: Line) => service.price && priceUnit(service.price);

const quantityText = (line: Line) => [line.quantity, unitOf(line)].filter(Boolean).join(" × ");

const centsOf = ({ quantity, service }: Line) => quantity * inCents(service.price?.amount ?? 0);

/** The total of the lines and the tax in it. */
function totalOf(quote: Quote) {
  const cents = getLines(quote).reduce((sum, line) => sum + centsOf(line), 0);
  return { label: "Total AUD", amount: toTheCent(cents), gst: gstNote(cents) };
}

const validity = ({ validDays }: Quote) => `This quote is valid for ${validDays} days.`;

/** Overlaps the bottom of the opening above it. */
const OVERLAP = "relative z-1 [margin-top:clamp(-15rem,-16vw,-6rem)]";

/** A printable quote: line items, exclusions, totals and a place to sign. */
export const quote = defineBlock("quote", {
  load: loadAgency,
  View: ({ block, data: agency, page }) => (
    <section
      className={`${page.blocks[1] === block ? `${OVERLAP} print:mt-0` : "section"} wrap print:max-w-none print:p-0`}
    >
      <QuoteStyles />
      <article className="quote mx-auto max-w-[56rem] rounded p-gutter print:max-w-none print:p-0">
        <header className="mb-part flex flex-wrap-reverse justify-between gap-2 text-sm">
          <Sender agency={agency} />
          <p>
            <b className="px-1 py-0.5 [border:1px_solid]">Illustrative example</b>
          </p>
        </header>
        <h2 className="text-h3">Quote: {block.heading}</h2>
        <p className="mt-1 text-mute">Prepared for {block.customer}</p>
        <table className="mt-3.5 w-full">
          <thead className="text-sm text-mute">
            <tr>
              {each(COLUMNS, (name) => (
                <th scope="col">{name}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {each(getLines(block), (line) => (
              <tr>
                <th scope="row">
                  <a href={pathOf(line.service) ?? undefined} className="bold">
                    {line.service.title}
                  </a>
                  <span className="mt-0.25 block text-sm [line-height:1.4] text-mute">
                    {line.text}
                  </span>
                </th>
                <td>{quantityText(line)}</td>
                <td>{toTheCent(inCents(line.service.price?.amount ?? 0))}</td>
                <td className="ml-auto">{toTheCent(centsOf(line))}</td>
              </tr>
            ))}
          </tbody>
          <Totals total={totalOf(block)} columns={COLUMNS.length} />
        </table>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,18rem),1fr))] gap-x-5">
          {block.exclusions && (
            <div>
              <h3 className="label mt-part mb-0.5">Not included</h3>
              <ul className="ml-2 grid gap-0.5 [list-style:'–_']">
                {each(block.exclusions, (exclusion) => (
                  <li>{exclusion}</li>
                ))}
              </ul>
            </div>
          )}
          <div>
            <h3 className="label mt-part mb-0.5">Dates and validity</h3>
            {block.dates && <p className="mb-0.5">{block.dates}</p>}
            <p>{validity(block)}</p>
          </div>
        </div>
        <h3 className="label mt-part mb-0.5">Acceptance</h3>
        <p>{block.acceptance}</p>
        <dl className="mt-6 grid grid-cols-[2fr_2fr_1fr] gap-3">
          {each(["Name", "Signature", "Date"], (label) => (
            <div className="pt-0.5 [border-top:1px_solid]">
              <dt className="text-sm text-mute">{label}</dt>
              <dd />
            </div>
          ))}
        </dl>
      </article>
      <p className="mx-auto mt-3 max-w-[56rem] print:hidden [@media(scripting:none)]:hidden">
        <button type="button" className="button ghost" data-print>
          Print or save as PDF
        </button>
      </p>
    </section>
  ),
  summarise: ({ block }) => ({
    prices: getLines(block).map(({ service }) => priceLine(service, pathOf(service))),
  }),
});
