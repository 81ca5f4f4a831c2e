import { QuotePage, quoteMetadata } from "@/page/quote/quote-page";
import { NO_REQUEST } from "@/quote/request";

export const generateMetadata = () => quoteMetadata(NO_REQUEST);

/** A quote without lines. One with lines is at `/search/in/quote/…`, where it is cached. */
export default function EmptyQuote() {
  return <QuotePage request={NO_REQUEST} />;
}
