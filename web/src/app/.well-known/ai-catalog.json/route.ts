import { loadAgency } from "@/content/agency";
import { aiCatalog } from "@/seo/agents/quote-skill";

/** What the site offers to agents. */
export async function GET() {
  return Response.json(aiCatalog(await loadAgency()), {
    headers: { "Content-Type": "application/ai-catalog+json" },
  });
}
