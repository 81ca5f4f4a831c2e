import type { Metadata } from "next";
import { metadataFor } from "@/seo/metadata";

/** The metadata of the search, which search engines leave out. */
export async function searchMetadata(query?: string): Promise<Metadata> {
  const metadata = await metadataFor({
    path: "/search",
    title: query ? `Search: ${query}` : "Search",
    description: "Find a service, an article or a page.",
    seo: null,
    preset: null,
    hasTwin: false,
  });
  return { ...metadata, robots: { index: false } };
}
