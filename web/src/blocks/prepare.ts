import { loadAgency } from "@/content/agency";
import type { BlockType } from "@/model/block";
import type { Page } from "@/model/page";
import { EVERYTHING, type Selection } from "@/search/selection";
import { anchorsOf } from "./anchors";
import type { BlockDefinition } from "./define-block";
import * as blocks from "./index";

/** Every block the site can show. One that is missing in `index.ts` does not compile. */
const DEFINITIONS: { [Type in BlockType]: BlockDefinition<Type> } = blocks;

/** Reads what the blocks of a page show, and lets each know the prices of the first that has any. */
export async function preparedBlocks(page: Page, selection: Selection = EVERYTHING) {
  const { whatsappNumber } = await loadAgency();
  const anchors = anchorsOf(page.blocks);
  const prepared = await Promise.all(
    page.blocks.map(async (block, index) => {
      const anchor = anchors[index] ?? block._type;
      // Each definition stands under the type of its blocks: the two belong together.
      const prepare = DEFINITIONS[block._type] as BlockDefinition<BlockType>;
      return { anchor, ...(await prepare(block, { page, anchor, whatsappNumber, selection })) };
    }),
  );
  const priced = prepared.find(({ summary }) => summary.prices?.length)?.summary ?? {};
  return prepared.map(({ view, markdown, ...block }) => ({
    ...block,
    view: () => view(priced),
    markdown: () => markdown(priced),
  }));
}

/** A block of a page that knows the others. */
export type PageBlock = Awaited<ReturnType<typeof preparedBlocks>>[number];
