import { DEFAULT_SERVICE } from "@currawong/supabase/limits";
import type { Metadata } from "next";
import type { ActionBarProps } from "@/components/action-bar/action-bar";
import { Form } from "@/components/form/form";
import { FormSection } from "@/components/form/form-section";
import { setUpForm } from "@/components/form/set-up";
import { PageShell } from "@/components/page-shell/page-shell";
import { loadEnquiryNotes } from "@/content/agency";
import { absolute } from "@/runtime/site-url";
import { metadataFor } from "@/seo/metadata";
import { QuoteStyles } from "../../components/quote-sheet/quote-styles";
import { loadQuote, type Quote } from "../../quote/load-quote.ts";
import { referenceOf, requestsOf, totalsOf } from "../../quote/quote.ts";
import { chatMessage, quoteText } from "../../quote/quote-text.ts";
import { QUOTE_PATH, type QuoteRequest, quotePath } from "../../quote/request.ts";
import { NoLines } from "./no-lines";
import { QuoteActions } from "./quote-actions";
import { QuoteDocument } from "./quote-document";

/** The metadata of every quote: search engines must not index what visitors put together. */
export async function quoteMetadata(): Promise<Metadata> {
  const metadata = await metadataFor({
    path: QUOTE_PATH,
    title: "Your quote",
    description: "The prices you ticked, with their total and the GST in it.",
    seo: null,
    preset: null,
    hasTwin: false,
  });
  return { ...metadata, robots: { index: false } };
}

/** The enquiry form, sent and stored with the lines as they stand on the page. */
async function SendQuote({ lines, address }: Pick<Quote, "lines"> & { address: string }) {
  return (
    <FormSection title="Send it to us" notes={await loadEnquiryNotes()} band>
      <Form
        {...(await setUpForm("enquiry"))}
        action={quotePath(requestsOf(lines))}
        service={lines.length > 0 ? `Quote ${referenceOf(lines)}` : DEFAULT_SERVICE}
        quote={quoteText(lines, address)}
        label="Send this quote"
      />
      <div data-receipts="" />
    </FormSection>
  );
}

/** The bar on phones: what there is to pay to start, and a chat about this quote. */
function actionOf(lines: Quote["lines"], address: string): ActionBarProps {
  if (lines.length === 0) return {};
  const price = { amount: totalsOf(lines).toStart, unit: "once" };
  return { price, message: chatMessage(lines, address) };
}

/** A visitor's quote: the sheet, what can be done with it, and a form that sends it. */
export async function QuotePage({ request }: { request: QuoteRequest }) {
  const quote = await loadQuote(request);
  const { lines } = quote;
  const address = absolute(quotePath(requestsOf(lines)));
  return (
    <PageShell path={QUOTE_PATH} hasDocket={false} action={actionOf(lines, address)}>
      <QuoteStyles />
      <div
        className="wrap quote-page"
        data-own-quote={JSON.stringify(lines.map(({ key, quantity }) => ({ key, quantity })))}
      >
        {lines.length > 0 ? <QuoteDocument {...quote} /> : <NoLines missing={quote.missing} />}
        {lines.length > 0 && <QuoteActions lines={lines} address={address} />}
      </div>
      {lines.length > 0 && <SendQuote lines={lines} address={address} />}
    </PageShell>
  );
}
