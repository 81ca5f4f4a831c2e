import { QuotePage, quoteMetadata } from "@/page/quote/quote-page";

export const generateMetadata = () => quoteMetadata();

/** A quote without lines. One with lines is at `/search/in/quote/…`, where it is cached. */
export default function EmptyQuote() {
  return <QuotePage request={{ lines: [], dropped: 0 }} />;
}
