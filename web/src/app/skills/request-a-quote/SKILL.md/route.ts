import { loadAgency } from "@/content/agency";
import { quoteSkill } from "@/seo/agents/quote-skill";

/** How an agent gets a price or a quote for the person it works for. */
export async function GET() {
  return new Response(quoteSkill(await loadAgency()), {
    headers: { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
}
