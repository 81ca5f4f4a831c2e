/**
 * The stylesheet of the sheets that visitors print (`public/quote.css`). Only pages with a quote load it, so that
 * it takes no room in the sheet that all pages share.
 */
export const QuoteStyles = () => <link rel="stylesheet" href="/quote.css" precedence="quote" />;
