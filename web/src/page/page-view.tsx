import type { Price } from "@currawong/schemas/price";
import type { ReactNode } from "react";
import { type PageBlock, preparedBlocks } from "@/blocks/prepare";
import { each } from "@/components/each/each";
import { PageShell } from "@/components/page-shell/page-shell";
import { loadAgency } from "@/content/agency";
import type { Page } from "@/model/page";
import { cheapest } from "@/model/price-line";
import type { Selection } from "@/search/selection";
import { serialiseGraph } from "@/seo/structured-data/page";
import { graphOf } from "./graph";

type Props = {
  page: Page;
  blocks: readonly PageBlock[];
  /** What search engines read; editors' pages have none. */
  structuredData?: ReactNode;
};

/** A block in a box with an id, which buttons and other pages link to. */
export const BlockBox = ({ anchor, view }: Pick<PageBlock, "anchor" | "view">) => (
  <div id={anchor}>{view()}</div>
);

/** The price of the opening, where it has one, or else the cheapest of the page. */
function mainPrice(blocks: readonly PageBlock[]): Price | undefined {
  const lines = blocks.map(({ summary }) => summary.prices ?? []);
  return lines[0]?.[0]?.price ?? cheapest(lines.flat())?.price;
}

/** The blocks of a page between header and footer, with what stays in view beside them. */
export function PageFrame({ page, blocks, structuredData }: Props) {
  // A page about a service shows its price beside the ways to ask for it.
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

/** A page as HTML, or what a visitor picked of it. */
export async function PageView({ page, selection }: { page: Page; selection?: Selection }) {
  const blocks = await preparedBlocks(page, selection);
  const summaries = blocks.map(({ summary }) => summary);
  const graph = serialiseGraph(graphOf(await loadAgency(), page, summaries));
  const structuredData = (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON, escaped for this place.
      dangerouslySetInnerHTML={{ __html: graph }}
    />
  );
  return <PageFrame page={page} blocks={blocks} structuredData={structuredData} />;
}
