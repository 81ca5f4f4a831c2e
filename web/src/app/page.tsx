import { pageMetadata } from "@/pages/metadata";
import { PageView } from "@/pages/page-view";
import { requirePage } from "@/pages/require-page";

export const generateMetadata = async () => pageMetadata(await requirePage("/"));

export default async function Home() {
  return <PageView page={await requirePage("/")} />;
}
