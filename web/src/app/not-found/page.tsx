import type { Metadata } from "next";
import { Hero } from "@/components/hero/hero";
import { PageShell } from "@/page/page-shell";
import { SearchForm, SectionLinks } from "@/page/search/search-page";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

/** Sent with status 404 for any unknown address. Only the server requests it (`server/request.ts`). */
export default function UnknownPage() {
  return (
    <PageShell path="">
      <div>
        <Hero
          title="We can’t find that page"
          intro="There may be a typo in the address, or the page has moved. Search for it, or start from one of the sections."
          background="birds"
        />
      </div>
      <div className="wrap section">
        <SearchForm />
        <SectionLinks />
      </div>
    </PageShell>
  );
}
