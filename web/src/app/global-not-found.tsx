// Before any component: the layers of the styles have the order in which they are first named.
import "./globals.css";
import type { Metadata } from "next";
import { classes } from "@/components/classes";
import { PageShell } from "@/components/page-shell/page-shell";
import styles from "@/components/search/search.module.css";
import { SearchForm } from "@/components/search/search-form";
import { SectionLinks } from "@/components/search/section-links";
import RootLayout from "./layout";

export const metadata: Metadata = { title: "Page not found" };

/** Any address we do not know: says so, and helps. Shown through the page cache (`missing-page`). */
export default function UnknownPage() {
  return (
    <RootLayout>
      <PageShell path="">
        <div className={classes("wrap", styles.page)}>
          <h1>There is no page here</h1>
          <p className="lede">
            The address may have a slip in it, or the page has moved. Search for it, or start from
            one of the sections.
          </p>
          <SearchForm />
          <SectionLinks />
        </div>
      </PageShell>
    </RootLayout>
  );
}
