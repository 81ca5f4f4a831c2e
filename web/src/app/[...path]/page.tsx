import type { Metadata } from "next";
import { pagePaths } from "@/content/addresses";
import { pageMetadata } from "@/pages/metadata";
import { PageView } from "@/pages/page-view";
import { requirePage } from "@/pages/require-page";

type Props = { params: Promise<{ path: string[] }> };

export async function generateStaticParams() {
  const paths = await pagePaths();
  return paths.filter((path) => path !== "/").map((path) => ({ path: path.slice(1).split("/") }));
}

const pageOf = async ({ params }: Props) => requirePage(`/${(await params).path.join("/")}`);

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await pageOf(props));
}

/** Every page of the site but the search: whatever document has the address. */
export default async function ContentPage(props: Props) {
  return <PageView page={await pageOf(props)} />;
}
