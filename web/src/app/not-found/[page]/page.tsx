import { PageView } from "@/page/page-view";
import { requirePage } from "@/page/require-page";
import UnknownPage from "../page";

export { metadata } from "../page";

type Props = { params: Promise<{ page: string }> };

/** Next requires one, and would send it with 200. */
export const generateStaticParams = () => [{ page: "unused" }];

/** What another host than the site's own server sends for an unknown address (`proxy.ts`): not built, so it keeps its 404. */
export default async function StandIn({ params }: Props) {
  const { page } = await params;
  return page === "blog" ? <PageView page={await requirePage("/blog")} /> : <UnknownPage />;
}
