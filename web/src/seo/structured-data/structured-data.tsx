import { loadAgency } from "@/content/agency";
import { subjectOf } from "../subject-of.ts";
import { graphOf } from "./graph.ts";
import { serialiseGraph } from "./serialise.ts";

/**
 * What a page is about, for search engines: one graph, made of the content the page shows. A page
 * that search engines do not keep (not found, search results) has none.
 */
export async function structuredDataOf(path: string) {
  const [agency, subject] = await Promise.all([loadAgency(), subjectOf(path)]);
  if (!subject) return null;
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped for this place.
      dangerouslySetInnerHTML={{ __html: serialiseGraph(graphOf(agency, subject)) }}
    />
  );
}
