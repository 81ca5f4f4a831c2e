import type { Metadata } from "next";
import { classes } from "@/components/classes";
import { PageShell } from "@/components/page-shell/page-shell";
import styles from "@/components/search/search.module.css";
import { SearchForm, SectionLinks } from "@/components/search/search-page";

export const metadata: Metadata = { title: "Page not found", robots: { index: false } };

/** Sent with status 404 for any unknown address. Only the server requests it (`server/request.ts`). */
export default function UnknownPage() {
  return (
    <PageShell path="">
      <div className={classes("wrap", styles.page)}>
        <h1>We can’t find that page</h1>
        <p className="lede">
          There may be a typo in the address, or the page has moved. Search for it, or start from
          one of the sections.
        </p>
        <SearchForm />
        <SectionLinks />
      </div>
    </PageShell>
  );
}
