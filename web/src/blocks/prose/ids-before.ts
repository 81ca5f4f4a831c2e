import { headingsOf } from "@/components/body/outline";
import type { Block } from "@/model/block";
import { readBody } from "@/model/body";
import { anchorsOf } from "../anchors";

/** The ids that a text's headings must not use: those of the page's blocks and of earlier texts. */
export function idsBefore(text: Block, blocks: readonly Block[]): string[] {
  const ids = anchorsOf(blocks);
  for (const block of blocks.slice(0, blocks.indexOf(text))) {
    if (block._type !== "prose") continue;
    ids.push(...headingsOf(readBody(block.body), ids).map(({ id }) => id));
  }
  return ids;
}
