import type { PageBlock } from "@/blocks/prepare";
import { loadAgency } from "@/content/agency";
import type { Page } from "@/model/page";
import { serialiseGraph } from "@/seo/structured-data/page";
import { graphOf } from "./graph";

type Props = { page: Page; blocks: readonly PageBlock[] };

/** What a page is about, for search engines: one graph, made of the summaries of its blocks. */
export async function StructuredData({ page, blocks }: Props) {
  const graph = graphOf(
    await loadAgency(),
    page,
    blocks.map(({ summary }) => summary),
  );
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped for this place.
      dangerouslySetInnerHTML={{ __html: serialiseGraph(graph) }}
    />
  );
}
