import type { Metadata } from "next";
import { PageShell } from "@/page/page-shell";
import { PageView } from "@/page/page-view";
import { QuotePage, quoteMetadata } from "@/page/quote/quote-page";
import { pageMetadata, requirePage } from "@/page/require-page";
import { SearchPage, searchMetadata } from "@/page/search/search-page";
import { QUOTE_PATH } from "@/quote/request";
import { quoteIn, SEARCH_PATH, selectionIn } from "@/routing/selected-path";

type Props = { params: Promise<{ page: string; selection: string }> };

// Next requires one example; `renderPath` maps every search and view to here, to be cached on request.
export const generateStaticParams = () => [{ page: "search", selection: "cT1jaGF0Ym90" }];

async function selectedIn({ params }: Props) {
  const { page, selection: segment } = await params;
  return { path: `/${page}`, selection: selectionIn(segment), quote: quoteIn(segment) };
}

/** The page's own metadata, but not indexed. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { path, selection, quote } = await selectedIn(props);
  if (path === SEARCH_PATH) return searchMetadata(selection.words);
  if (path === QUOTE_PATH) return quoteMetadata(quote);
  return { ...(await pageMetadata(await requirePage(path))), robots: { index: false } };
}

/** The results of `/search?q=…`, a quote, or a catalogue in one view, cached under a path of its own. */
export default async function SelectedPage(props: Props) {
  const { path, selection, quote } = await selectedIn(props);
  if (path === QUOTE_PATH) return <QuotePage request={quote} />;
  if (path !== SEARCH_PATH) {
    return <PageView page={await requirePage(path)} selection={selection} />;
  }
  return (
    <PageShell path={path}>
      <SearchPage query={selection.words} />
    </PageShell>
  );
}
