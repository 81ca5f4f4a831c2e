import { notFound } from "next/navigation";
import { PageShell } from "@/components/page-shell/page-shell";
import { searchMetadata } from "@/components/search/search-metadata";
import { SearchPage } from "@/components/search/search-page";
import { resultsPath, wordsOf } from "@/search/query";

type Props = { params: Promise<{ query: string }> };

// Next wants one example; `renderPath` leads every search here, and its page is cached on request.
export const generateStaticParams = () => [{ query: "chatbot" }];

async function wordsIn({ params }: Props) {
  const { query } = await params;
  if (resultsPath(query) !== `/search/${query}`) notFound();
  return wordsOf(query).join(" ");
}

export async function generateMetadata(props: Props) {
  return searchMetadata(await wordsIn(props));
}

/** The results of `/search?q=…`, cached under an address of their own. */
export default async function SearchResults(props: Props) {
  return (
    <PageShell path="/search">
      <SearchPage query={await wordsIn(props)} />
    </PageShell>
  );
}
