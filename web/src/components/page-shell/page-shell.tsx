import type { ReactNode } from "react";
import { StructuredData } from "@/seo/structured-data/structured-data";
import { Footer } from "../footer/footer";
import { Header } from "../header/header";

type Props = {
  /** The page's canonical path: marks the active section, names the structured data. */
  path: string;
  children: ReactNode;
};

/** What surrounds every page: the way past the menu, the header, the footer. */
export function PageShell({ path, children }: Props) {
  return (
    <>
      <a className="skip" href="#content">
        Skip to the content
      </a>
      <Header path={path} />
      <main id="content">{children}</main>
      <Footer />
      <StructuredData path={path} />
    </>
  );
}
