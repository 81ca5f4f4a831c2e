import type { ReactElement } from "react";
import { loadAgency } from "@/content/agency";
import type { Page } from "@/pages/page";
import type { Announced, Block, BlockDefinition, BlockProps, BlockType } from "./block";
import { BLOCKS } from "./index";

/** A block of one page, ready to take any of its forms. */
export type PreparedBlock = {
  type: BlockType;
  announced: Announced;
  view: () => ReactElement;
  markdown: () => string;
};

// The registry has each definition under the type of its blocks, so the two belong together.
const definitionOf = ({ _type }: Block) => BLOCKS[_type] as unknown as BlockDefinition<BlockType, unknown>;

/** The ids of a page's blocks: `packages`, `features`, `features-2` … */
function anchorsOf(blocks: readonly Block[]): string[] {
  const seen = new Map<string, number>();
  return blocks.map(({ _type }) => {
    const count = (seen.get(_type) ?? 0) + 1;
    seen.set(_type, count);
    return count === 1 ? _type : `${_type}-${count}`;
  });
}

/** Reads what the blocks of a page show, and lets each know what it needs of the others. */
export async function preparedBlocks(page: Page): Promise<PreparedBlock[]> {
  const { whatsappNumber } = await loadAgency();
  const anchors = anchorsOf(page.blocks);
  const loaded = await Promise.all(
    page.blocks.map(async (block, index) => {
      const { load, announce } = definitionOf(block);
      const data = await load?.(block, page);
      const props = { block, data, page, anchor: anchors[index] ?? block._type, whatsappNumber };
      return { props, announced: announce?.(props) ?? {} };
    }),
  );
  const priced = loaded.find(({ announced }) => announced.rates?.length)?.announced ?? {};
  return loaded.map(({ props, announced }) => {
    const { View, markdown } = definitionOf(props.block);
    const whole: BlockProps<BlockType, unknown> = { ...props, priced };
    return {
      type: props.block._type,
      announced,
      view: () => <View {...whole} />,
      markdown: () => markdown(whole),
    };
  });
}
