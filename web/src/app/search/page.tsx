import { PageShell } from "@/components/page-shell/page-shell";
import { searchMetadata } from "@/components/search/search-metadata";
import { SearchPage } from "@/components/search/search-page";

export const generateMetadata = () => searchMetadata();

export default function Search() {
  return (
    <PageShell path="/search">
      <SearchPage />
    </PageShell>
  );
}
