import type { Block, BlockType } from "@/model/block";

/** Anchors that differ from the type of their block: these addresses were published before. */
const RENAMED: Partial<Record<string, string>> = { form: "quote" };

/** The id of the first block of a type on a page, to which the buttons of an opening link. */
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
