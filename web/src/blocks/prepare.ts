import type { ReactElement } from "react";
import { loadAgency } from "@/content/agency";
import type { Announced, Block, BlockType } from "@/model/block";
import type { Page } from "@/model/page";
import { EVERYTHING, type Selection } from "@/search/selection";
import type { BlockDefinition } from "./define-block";
import { BLOCKS } from "./index";

/** A block of a page that knows the others. */
export type PageBlock = { announced: Announced; view: () => ReactElement; markdown: () => string };

// The registry has each definition under the type of its blocks: the two belong together.
const definitionOf = ({ _type }: Block) => BLOCKS[_type] as unknown as BlockDefinition<BlockType>;

/** The ids of a page's blocks: `packages`, `features`, `features-2` … */
function anchorsOf(blocks: readonly Block[]): string[] {
  const seen = new Map<string, number>();
  return blocks.map(({ _type }) => {
    const count = (seen.get(_type) ?? 0) + 1;
    seen.set(_type, count);
    return count === 1 ? _type : `${_type}-${count}`;
  });
}

/**
 * Reads what the blocks of a page show, and lets each know the prices of the first that has any.
 * Every form of a page is made of this one list.
 * @param selection what the visitor picked of the page's list
 */
export async function preparedBlocks(
  page: Page,
  selection: Selection = EVERYTHING,
): Promise<PageBlock[]> {
  const { whatsappNumber } = await loadAgency();
  const anchors = anchorsOf(page.blocks);
  const prepared = await Promise.all(
    page.blocks.map((block, index) =>
      definitionOf(block).prepare(block, {
        page,
        anchor: anchors[index] ?? block._type,
        whatsappNumber,
        selection,
      }),
    ),
  );
  const priced = prepared.find(({ announced }) => announced.rates?.length)?.announced ?? {};
  return prepared.map(({ announced, view, markdown }) => ({
    announced,
    view: () => view(priced),
    markdown: () => markdown(priced),
  }));
}
