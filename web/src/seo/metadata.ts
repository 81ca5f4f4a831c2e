import type { Metadata } from "next";
import { loadAgency } from "@/content/agency";

type Preset = { title: string; description: string | null; keywords: readonly string[] } | null;

type Seo = {
  customTitle: string | null;
  customDescription: string | null;
  keywords: readonly string[] | null;
  city: string | null;
  noIndex: boolean | null;
} | null;

type Subject = {
  /** Canonical path. */
  path: string;
  title: string;
  description: string;
  seo: Seo;
  /** The preset that fills the gaps. */
  preset: Preset;
};

/** The title search engines show: the document's own, else its name; the city is added to it. */
export function searchTitle({ title, seo, preset }: Subject, agencyName: string): string {
  const base = seo?.customTitle || preset?.title || `${title} | ${agencyName}`;
  return seo?.city ? `${base} ${seo.city}` : base;
}

/**
 * The metadata of a page: its own words first, then its preset's, then its content's.
 * @param subject the page's path and words, and the search fields of its document
 */
export async function metadataFor(subject: Subject): Promise<Metadata> {
  const { name } = await loadAgency();
  const { path, seo, preset } = subject;
  const title = searchTitle(subject, name);
  const description = seo?.customDescription || preset?.description || subject.description;
  return {
    title: { absolute: title },
    description,
    keywords: [...(seo?.keywords ?? preset?.keywords ?? [])],
    alternates: { canonical: path },
    openGraph: { title, description, url: path, siteName: name, locale: "en_AU", type: "website" },
    twitter: { card: "summary_large_image", title, description },
    robots: seo?.noIndex ? { index: false } : undefined,
  };
}
