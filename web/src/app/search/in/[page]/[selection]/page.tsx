import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { PageShell } from "@/page/page-shell";
import { PageView } from "@/page/page-view";
import { QuotePage, quoteMetadata } from "@/page/quote/quote-page";
import { pageMetadata, requirePage } from "@/page/require-page";
import { SearchPage, searchMetadata } from "@/page/search/search-page";
import { formatQuote, QUOTE_PATH } from "@/quote/request";
import { quoteIn, SEARCH_PATH, selectedPath, selectionIn } from "@/routing/selected-path";
import { queryOf } from "@/search/selection";

type Props = { params: Promise<{ page: string; selection: string }> };

// Next requires one example; `renderPath` maps every search and view to here, to be cached on request.
export const generateStaticParams = () => [{ page: "search", selection: "cT1jaGF0Ym90" }];

async function selectedIn({ params }: Props) {
  const { page, selection: segment } = await params;
  const path = `/${page}`;
  const selection = selectionIn(segment);
  const quote = quoteIn(segment);
  const query = path === QUOTE_PATH ? formatQuote(quote) : queryOf(selection);
  const cachedUnder = selectedPath(path, new URLSearchParams(query));
  // Any other encoding would be cached as a page of its own.
  if (cachedUnder !== `/search/in/${page}/${segment}`) notFound();
  return { path, selection, quote };
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
