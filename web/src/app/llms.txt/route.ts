import { loadAgency } from "@/content/agency";
import { loadDirectory } from "@/content/directory";
import { llmsTxt } from "@/seo/agents/llms-txt";

/** The site for language models. */
export async function GET() {
  const [agency, documents] = await Promise.all([loadAgency(), loadDirectory()]);
  return new Response(llmsTxt(agency, documents), {
    headers: { "Content-Type": "text/markdown; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
}
