import type { Metadata } from "next";
import { Form } from "@/components/form/form";
import { FormSection } from "@/components/form/form-section";
import { loadEnquiryNotes } from "@/content/agency";
import { load } from "@/content/load";
import { absolute } from "@/runtime/site-url";
import { metadataFor } from "@/seo/metadata";
import { Notes } from "../../components/quote-sheet/notes";
import { QuoteDocument, QuoteStyles } from "../../components/quote-sheet/quote-document";
import { toTheCent } from "../../quote/figures.ts";
import { ticksOf } from "../../quote/quote.ts";
import {
  chatMessage,
  quoteService,
  quoteTitle,
  totalInShort,
  totalOf,
} from "../../quote/quote-text.ts";
import { type Quote, readQuote } from "../../quote/read-quote.ts";
import { QUOTE_PATH, type QuoteRequest, quotePath } from "../../quote/request.ts";
import { PageShell } from "../page-shell";
import { QuoteActions } from "./quote-actions";

/** The metadata of a quote: search engines must not index what visitors put together. */
export async function quoteMetadata(request: QuoteRequest): Promise<Metadata> {
  const { lines } = await readQuote(request, load);
  const metadata = await metadataFor({
    path: QUOTE_PATH,
    title: quoteTitle(lines),
    description: "The prices you ticked, with their total and the GST in it.",
    ...{ seo: null, preset: null, hasPicture: false },
  });
  return { ...metadata, robots: { index: false } };
}

/** The enquiry form. It sends the address of the quote, from which the server writes what staff read. */
function SendQuote({ lines }: Pick<Quote, "lines">) {
  const path = quotePath(ticksOf(lines));
  return (
    <FormSection title="Send it to us" band>
      <Form
        kind="enquiry"
        action={path}
        quote={path}
        service={quoteService(lines)}
        label="Send this quote"
      />
      <div data-receipts="" />
    </FormSection>
  );
}

/** A quote without lines: how to start one. A script opens the quote of this browser instead, if it has one. */
async function NoLines(quote: Quote) {
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
          <a href={samplePath} className="text-link self-center">
            See a sample quote first
          </a>
        )}
      </div>
    </div>
  );
}

/** A visitor's quote: the sheet, what can be done with it, and a form that sends it. */
export async function QuotePage({ request }: { request: QuoteRequest }) {
  const quote = await readQuote(request, load);
  const { lines } = quote;
  const total = totalOf(lines);
  const path = quotePath(ticksOf(lines));
  const address = absolute(path);
  // The bar on phones opens a chat about this quote.
  const action = lines.length > 0 ? { message: chatMessage(lines, address) } : {};
  return (
    <PageShell path={QUOTE_PATH} hasDocket={false} action={action}>
      <QuoteStyles />
      <div
        className="wrap grid min-h-[calc(100svh-36rem)] grid-cols-[minmax(0,1fr)] content-start gap-part py-part print:max-w-none print:p-0 [@media(width>=64rem)]:has-[aside]:grid-cols-[minmax(0,1fr)_18rem]"
        data-part="quote"
        data-sheet={path}
        data-total={totalInShort(lines)}
      >
        {lines.length > 0 ? <QuoteDocument {...quote} address={address} /> : <NoLines {...quote} />}
        {lines.length > 0 && <QuoteActions lines={lines} address={address} />}
        {/* Not announced as the page opens, but once it changes. */}
        <p className="sr-only" role="status" data-quote="">
          {`${quoteTitle(lines)}.`}
          {lines.length > 0 && ` ${total.label} ${toTheCent(total.cents)}.`}
        </p>
      </div>
      {lines.length > 0 && <SendQuote lines={lines} />}
    </PageShell>
  );
}
