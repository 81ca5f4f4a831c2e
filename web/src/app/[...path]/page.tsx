import { joinSegments } from "@currawong/schemas/paths";
import type { Metadata } from "next";
import { PageView } from "@/page/page-view";
import { pageMetadata, requirePage } from "@/page/require-page";

type Props = { params: Promise<{ path: string[] }> };

// Next requires one; the site's own server renders the others after the build, faster than Next.
export const generateStaticParams = () => [{ path: ["about"] }];

const getPage = async ({ params }: Props) => requirePage(joinSegments((await params).path));

export async function generateMetadata(props: Props): Promise<Metadata> {
  return pageMetadata(await getPage(props));
}

/** Every page of the site except the search: the page of the document that has the address. */
export default async function ContentPage(props: Props) {
  return <PageView page={await getPage(props)} />;
}
