import { loadEnquiryNotes } from "@/content/agency";
import { Notes } from "../../components/quote-sheet/notes";
import type { Quote } from "../../quote/read-quote.ts";

/** A quote without lines: how to start one. A script opens the quote of this browser instead, if it has one. */
export async function NoLines(quote: Quote) {
  const { samplePath } = await loadEnquiryNotes();
  return (
    <div>
      <h1 id="lines" tabIndex={-1} className="mb-1 text-h2">
        Your quote is empty
      </h1>
      <p className="lede">
        Tick prices on any page and they add up here: what you pay once, what you pay each month,
        and the GST in it.
      </p>
      <Notes {...quote} />
      <div className="buttons mt-part">
        <a className="button" href="/services">
          See all services and prices
        </a>
        {samplePath && (
          <a href={samplePath} className="text-link">
            See a sample quote first
          </a>
        )}
      </div>
    </div>
  );
}
