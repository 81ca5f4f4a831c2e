import type { Thing } from "schema-dts";
import type { Crumb } from "../components/breadcrumb/breadcrumb.tsx";
import type { SocialCard } from "./social-picture/social-card.ts";
import type { PageType } from "./structured-data/web-page.ts";

/**
 * A page as everything but a browser sees it. Made of the same queries as the page, so it depends
 * on the same content and is revalidated with it.
 */
export type Subject = {
  /** Canonical path. */
  path: string;
  /** The page's heading. */
  title: string;
  description: string;
  /** The way from the home page to here, as the page shows it; the home page has none. */
  crumbs: readonly Crumb[];
  pageType: PageType;
  /** The `@id` of the thing the page is about, if it is one of `things`. */
  mainEntity?: string;
  /** Structured data beyond the agency, the site, the page and the way to it. */
  things: readonly Thing[];
  /** What the picture shows when the page's address is shared. */
  card: SocialCard;
  /** The page's content as Markdown, without its title and description. */
  markdown: string;
};

export const HOME: Crumb = { label: "Home", href: "/" };
