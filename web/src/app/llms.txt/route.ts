import { loadAgency } from "@/content/agency";
import { llmsTxt, loadSitemapEntries } from "@/seo/sitemap";

/** The site for language models. */
export async function GET() {
  const [agency, entries] = await Promise.all([loadAgency(), loadSitemapEntries()]);
  return new Response(llmsTxt(agency, entries), {
    headers: { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
}
