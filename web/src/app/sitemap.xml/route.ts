import { loadAddresses } from "@/content/addresses";
import { sitemapEntries } from "@/seo/sitemap/entries";
import { sitemap } from "@/seo/sitemap/sitemap";

/** Every page for search engines, or an index of the parts it takes. */
export async function GET() {
  return new Response(sitemap(sitemapEntries(await loadAddresses())), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
