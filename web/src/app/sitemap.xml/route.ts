import { loadSitemap } from "@/seo/sitemap/load-sitemap";

/** Every page for search engines, or an index of the parts it takes. */
export async function GET() {
  return new Response(await loadSitemap(), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
