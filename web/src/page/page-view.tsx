import type { Price } from "@currawong/schemas/price";
import type { ReactNode } from "react";
import { type PageBlock, preparedBlocks } from "@/blocks/prepare";
import { each } from "@/components/each/each";
import { loadAgency } from "@/content/agency";
import type { Page } from "@/model/page";
import { cheapest } from "@/model/price-line";
import type { Selection } from "@/search/selection";
import { graphOf, serialiseGraph } from "@/seo/structured-data/graph";
import { PageShell } from "./page-shell";

type Props = {
  page: Page;
  blocks: readonly PageBlock[];
  /** JSON-LD for search engines; editors' pages have none. */
  structuredData?: ReactNode;
};

/** A block in an element with an id, which buttons and other pages link to. */
const BlockBox = ({ anchor, view }: Pick<PageBlock, "anchor" | "view">) => (
  <div id={anchor}>{view()}</div>
);

/** The price in the opening, if it has one, otherwise the lowest price on the page. */
function mainPrice(blocks: readonly PageBlock[]): Price | undefined {
  const lines = blocks.map(({ summary }) => summary.prices ?? []);
  const lowest = cheapest(lines.flat())?.price;
  return lines[0]?.[0]?.price ?? (lowest && { ...lowest, from: true });
}

/** The blocks of a page between header and footer, with the action bar for phones. */
export function PageFrame({ page, blocks, structuredData }: Props) {
  // A page about a service shows its price beside the contact actions.
  const price = page.service && mainPrice(blocks);
  return (
    <PageShell
      path={page.path}
      section={page.crumbs.at(1)?.href}
      structuredData={structuredData}
      action={{ message: page.chatMessage, price }}
    >
      {each(blocks, BlockBox)}
    </PageShell>
  );
}

/** A page as HTML, with its catalogue in the view that the visitor has selected. */
export async function PageView({ page, selection }: { page: Page; selection?: Selection }) {
  const blocks = await preparedBlocks(page, selection);
  const summaries = blocks.map(({ summary }) => summary);
  const graph = serialiseGraph(graphOf(await loadAgency(), page, summaries));
  const structuredData = (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped for a script element.
      dangerouslySetInnerHTML={{ __html: graph }}
    />
  );
  return <PageFrame page={page} blocks={blocks} structuredData={structuredData} />;
}
