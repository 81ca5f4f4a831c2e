import type { SearchSubject } from "@currawong/schemas/search-metadata";
import type { Block } from "@/blocks/block";
import type { Crumb } from "@/components/breadcrumb/breadcrumb";
import type { Rate } from "@/components/rate-card/rate-card";
import type { SharingFields } from "@/seo/metadata";
import type { SocialCard } from "@/seo/social-picture/social-card";
import type { PageType } from "@/seo/structured-data/web-page";

/**
 * A page, described once: its HTML, its Markdown twin, its structured data and its picture are all
 * made of this.
 */
export type Page = {
  /** Canonical path. */
  path: string;
  /** The page's heading. */
  title: string;
  description: string;
  /** The way from the home page to here, this page included; the home page has none. */
  crumbs: readonly Crumb[];
  /** Whether the opening shows that way. */
  showsCrumbs?: boolean;
  pageType: PageType;
  /** What the page is about, where that is a service. */
  service?: { name: string; serviceType: string; image?: string | null };
  /** What it costs on this page. */
  rate?: Rate;
  /** The `@id` of what else it is about. */
  mainEntity?: string;
  /** What its picture says above the title, and on which ground it is drawn. */
  card: Pick<SocialCard, "label" | "tone" | "note">;
  /** Which page of a list it is, from 1. */
  number?: number;
  seo: (SearchSubject["seo"] & SharingFields) | null;
  preset: SearchSubject["preset"];
  blocks: readonly Block[];
};

export const HOME: Crumb = { label: "Home", href: "/" };
export const BLOG: Crumb = { label: "Blog", href: "/blog" };

/** The name of a page among others: a further page of a list says which one it is. */
export const nameOf = ({ title, number }: Pick<Page, "title" | "number">): string =>
  number ? `${title}, page ${number}` : title;
