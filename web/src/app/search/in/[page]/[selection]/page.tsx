import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { pageMetadata } from "@/page/metadata";
import { PageView } from "@/page/page-view";
import { requirePage } from "@/page/require-page";
import { selectedPath, selectionIn } from "@/search/selected-path";
import { queryOf } from "@/search/selection";

type Props = { params: Promise<{ page: string; selection: string }> };

// Next wants one example; `renderPath` leads every selection here, and its page is cached on request.
export const generateStaticParams = () => [{ page: "services", selection: "cT1jaGF0Ym90" }];

async function selectedIn({ params }: Props) {
  const { page, selection: segment } = await params;
  const selection = selectionIn(segment);
  const path = selectedPath(`/${page}`, new URLSearchParams(queryOf(selection)));
  // Any other spelling would be cached as a page of its own.
  if (path !== `/search/in/${page}/${segment}`) notFound();
  return { page: await requirePage(`/${page}`), selection };
}

/** The page's own, which search engines leave out. */
export async function generateMetadata(props: Props): Promise<Metadata> {
  const { page } = await selectedIn(props);
  return { ...(await pageMetadata(page)), robots: { index: false } };
}

/** What is picked of `/services?q=…`, cached under an address of its own. */
export default async function SelectedPage(props: Props) {
  return <PageView {...(await selectedIn(props))} />;
}
