import { QuoteDocument, QuoteStyles } from "@/components/quote-sheet/quote-document";
import { load } from "@/content/load";
import { readQuote } from "@/quote/read-quote";
import { NO_REQUEST } from "@/quote/request";
import { defineBlock } from "../define-block";

/** Overlaps the bottom of the opening above it. */
const OVERLAP = "relative z-1 [margin-top:clamp(-15rem,-16vw,-6rem)]";

/** A sample: a visitor's quote, with lines that an editor has chosen. */
export const quote = defineBlock("quote", {
  load: ({ lines }) => {
    const requests = lines.flatMap(({ service: key, quantity }) =>
      key ? { key, quantity, seen: null } : [],
    );
    return readQuote({ ...NO_REQUEST, lines: requests }, load);
  },
  View: ({ block, data: quote, page }) => (
    <section
      className={`${page.blocks[1] === block ? `${OVERLAP} print:mt-0` : "section"} wrap print:max-w-none print:p-0`}
    >
      <QuoteStyles />
      <div className="mx-auto max-w-[56rem] print:max-w-none">
        <QuoteDocument {...quote} example={block} />
        <p className="mt-3 print:hidden [@media(scripting:none)]:hidden">
          <button type="button" className="button ghost" data-print>
            Print or save as PDF
          </button>
        </p>
      </div>
    </section>
  ),
});
