import type { BlockOf, BlockSummary, BlockType } from "@/model/block";
import type { Page } from "@/model/page";
import type { Selection } from "@/search/selection";

export type BlockContext = {
  page: Page;
  /** Its id on the page: its type, with a number from the second block of that type on. */
  anchor: string;
  whatsappNumber: string;
  /** The view of the page's catalogue. */
  selection: Selection;
};

export type BlockProps<Type extends BlockType, Data = undefined> = BlockContext & {
  block: BlockOf<Type>;
  data: Data;
  /** Summary of the first block with prices. */
  priced: BlockSummary;
};
