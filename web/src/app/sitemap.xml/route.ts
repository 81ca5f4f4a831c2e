import { loadSitemap } from "@/seo/sitemap";

/** Every page for search engines. */
export async function GET() {
  return new Response(await loadSitemap(), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
