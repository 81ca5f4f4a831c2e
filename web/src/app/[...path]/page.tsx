import { decodeSlug, joinSegments } from "@currawong/schemas/paths";
import type { Metadata } from "next";
import { pathsOfPages } from "@/content/directory";
import { PageView } from "@/page/page-view";
import { pageMetadata, requirePage } from "@/page/require-page";

type Props = { params: Promise<{ path: string[] }> };

export async function generateStaticParams() {
  const { built } = await pathsOfPages();
  const params = built
    .filter((path) => path !== "/")
    .map((path) => ({ path: path.slice(1).split("/").map(decodeSlug) }));
  // The site's own server renders them after the build, faster than Next. Next requires one.
  return process.env.SITE_SERVER ? params.slice(0, 1) : params;
}

const getPage = async ({ params }: Props) => requirePage(joinSegments((await params).path));

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await getPage(props));
}

/** Every page of the site except the search: the page of the document that has the address. */
export default async function ContentPage(props: Props) {
  return <PageView page={await getPage(props)} />;
}
