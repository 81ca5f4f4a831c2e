import type { BlockType } from "@/model/block";
import type { Page } from "@/model/page";
import { EVERYTHING, type Selection } from "@/search/selection";
import { anchorsOf } from "./anchors";
import type { BlockDefinition } from "./define-block";
import * as blocks from "./index";

/** Every block the site can show. A type missing from `index.ts` is a compile error. */
const DEFINITIONS: { [Type in BlockType]: BlockDefinition<Type> } = blocks;

/** Loads a page's blocks, and passes each the summary of the first block with prices or projects. */
export async function preparedBlocks(page: Page, selection: Selection = EVERYTHING) {
  // Imports leave blocks of types that no page shows.
  const known = page.blocks.filter(({ _type }) => _type in DEFINITIONS);
  const anchors = anchorsOf(known);
  const prepared = await Promise.all(
    known.map(async (block, index) => {
      const anchor = anchors[index] ?? block._type;
      // `DEFINITIONS` is keyed by block type, so the definition matches the block.
      const prepare = DEFINITIONS[block._type] as BlockDefinition<BlockType>;
      return {
        anchor,
        content: block,
        ...(await prepare(block, { page, anchor, selection })),
      };
    }),
  );
  const pricedSummary =
    prepared.find(({ summary: { prices, cases } }) => prices?.length || cases?.length)?.summary ??
    {};
  return prepared.map(({ view, ...block }) => ({ ...block, view: () => view(pricedSummary) }));
}

/** A block of a page, prepared with the page's prices. */
export type PageBlock = Awaited<ReturnType<typeof preparedBlocks>>[number];
