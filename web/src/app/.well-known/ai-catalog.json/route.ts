import { loadAgency } from "@/content/agency";
import { aiCatalog } from "@/seo/agents/quote-skill";

/** The catalogue of what the site offers to AI agents. */
export async function GET() {
  return Response.json(aiCatalog(await loadAgency()), {
    headers: { "Content-Type": "application/ai-catalog+json" },
  });
}
