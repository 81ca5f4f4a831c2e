import type { ReactElement, ReactNode } from "react";
import type { BlockOf, BlockProps, BlockSummary, BlockType, Place } from "@/model/block";

/** The forms a block takes: HTML, Markdown, and a summary of it. */
type Forms<Type extends BlockType, Data> = {
  /** Reads what it shows beyond its own fields: lists by rule, settings. */
  load?: (block: BlockOf<Type>, place: Place) => Promise<Data>;
  View: (props: BlockProps<Type, Data>) => ReactNode | Promise<ReactNode>;
  markdown: (props: BlockProps<Type, Data>) => string;
  summarise?: (props: Omit<BlockProps<Type, Data>, "priced">) => BlockSummary;
};

/** A block of one page, ready to take any of its forms. */
export type PreparedBlock = {
  summary: BlockSummary;
  /** @param priced summary of the first block of the page that has prices */
  view: (priced: BlockSummary) => ReactElement;
  markdown: (priced: BlockSummary) => string;
};

/** A type of block, as the page knows it. */
export type BlockDefinition<Type extends BlockType> = {
  type: Type;
  prepare: (block: BlockOf<Type>, place: Place) => Promise<PreparedBlock>;
};

/**
 * Defines a block for the site.
 * @param type its type in the dataset
 * @param forms how it is shown; what it loads is given to each form as `data`
 */
export function defineBlock<Type extends BlockType, Data = undefined>(
  type: Type,
  { load, View, markdown, summarise }: Forms<Type, Data>,
): BlockDefinition<Type> {
  return {
    type,
    prepare: async (block, place) => {
      // A block that loads nothing has no data: `Data` is undefined then.
      const data = (await load?.(block, place)) as Data;
      const props = { ...place, block, data };
      return {
        summary: summarise?.(props) ?? {},
        view: (priced) => <View {...props} priced={priced} />,
        markdown: (priced) => markdown({ ...props, priced }),
      };
    },
  };
}
