import { loadSitemap } from "@/seo/sitemap";

export async function GET() {
  return new Response(await loadSitemap(), {
    headers: { "Content-Type": "application/xml; charset=utf-8" },
  });
}
