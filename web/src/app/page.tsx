import { pageMetadata } from "@/page/metadata";
import { PageView } from "@/page/page-view";
import { requirePage } from "@/page/require-page";

export const generateMetadata = async () => pageMetadata(await requirePage("/"));

export default async function Home() {
  return <PageView page={await requirePage("/")} />;
}
