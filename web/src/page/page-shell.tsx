import type { ReactNode } from "react";
import { ActionBar, type ActionBarProps } from "@/components/action-bar/action-bar";
import { Announcement } from "@/components/announcement/announcement";
import { Docket } from "@/components/docket/docket";
import { Footer } from "@/components/footer/footer";
import { Header } from "@/components/header/header";
import { StartClient } from "./start-client";

type Props = {
  path: string;
  /** The section it belongs to, if its address does not show it. */
  section?: string;
  children: ReactNode;
  /** Structured data for search engines; pages they must not index have none. */
  structuredData?: ReactNode;
  /** The page's chat message and price in the action bar on phones. */
  action?: ActionBarProps;
  /** Whether ticks on this page belong to the visitor's quote; the page of a quote has none. */
  hasDocket?: boolean;
};

/**
 * Wraps every page in the skip link, announcement, header, phone action bar and footer. Structured data is passed in
 * already rendered: what is ready at once comes early in the payload, where gzip still finds the markup
 * it repeats (measured on the home page: 0.9 kB less).
 */
export function PageShell(props: Props) {
  const { path, section, children, structuredData, action, hasDocket = true } = props;
  return (
    <>
      <link rel="icon" href="/icon.svg" />
      {/* First shown once it is whole: each part that arrives would move the centred ones before it. */}
      <link rel="expect" href="#footer" blocking="render" />
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <Announcement />
      <Header path={path} section={section} />
      <main id="content">{children}</main>
      <ActionBar {...action} />
      {hasDocket && <Docket />}
      <Footer />
      {structuredData}
      <StartClient />
    </>
  );
}
