import type { BlockOf, BlockSummary, BlockType } from "@/model/block";
import type { Page } from "@/model/page";
import type { Selection } from "@/search/selection";

export type BlockContext = {
  page: Page;
  /** Its id on the page: its type, numbered from the second of a kind on. */
  anchor: string;
  /** Where the page's chat links lead. */
  whatsappNumber: string;
  /** What the visitor picked of the page's list. */
  selection: Selection;
};

export type BlockProps<Type extends BlockType, Data = undefined> = BlockContext & {
  block: BlockOf<Type>;
  data: Data;
  /** Summary of the first block with prices. */
  priced: BlockSummary;
};
