import { headingsOf } from "@/components/body/outline";
import type { Block, BlockType } from "@/model/block";
import { readBody } from "@/model/body";

/** Anchors that differ from their block type, because these addresses are already published. */
const RENAMED: Partial<Record<string, string>> = { form: "quote" };

/** The id of a page's first block of a type; buttons in the opening link to it. */
export const anchorOf = (type: string): string => RENAMED[type] ?? type;

/** The ids of a page's blocks: `packages`, `features`, `features-2` … */
export function anchorsOf(blocks: readonly Pick<Block, "_type">[]): string[] {
  const counts = new Map<BlockType, number>();
  return blocks.map(({ _type }) => {
    const count = (counts.get(_type) ?? 0) + 1;
    counts.set(_type, count);
    return count === 1 ? anchorOf(_type) : `${anchorOf(_type)}-${count}`;
  });
}

/** The ids that a text's headings must not use: those of the page's blocks and of earlier texts. */
export function idsBefore(text: Block, blocks: readonly Block[]): string[] {
  const ids = anchorsOf(blocks);
  for (const block of blocks.slice(0, blocks.indexOf(text))) {
    if (block._type !== "prose") continue;
    ids.push(...headingsOf(readBody(block.body), ids).map(({ id }) => id));
  }
  return ids;
}
