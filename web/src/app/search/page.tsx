import { PageShell } from "@/page/page-shell";
import { SearchPage, searchMetadata } from "@/page/search/search-page";

export const generateMetadata = () => searchMetadata();

export default function Search() {
  return (
    <PageShell path="/search">
      <SearchPage />
    </PageShell>
  );
}
