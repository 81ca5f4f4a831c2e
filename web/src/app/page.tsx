import { PageView } from "@/page/page-view";
import { pageMetadata, requirePage } from "@/page/require-page";

export const generateMetadata = async () => pageMetadata(await requirePage("/"));

export default async function Home() {
  return <PageView page={await requirePage("/")} />;
}
