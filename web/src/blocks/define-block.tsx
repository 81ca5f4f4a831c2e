import type { ReactElement, ReactNode } from "react";
import { classes } from "@/components/classes";
import { SectionHead } from "@/components/section-head/section-head";
import styles from "@/components/section-head/section-head.module.css";
import type { Block, BlockOf, BlockSummary, BlockType } from "@/model/block";
import type { Page } from "@/model/page";
import type { Selection } from "@/search/selection";

export type BlockContext = {
  page: Page;
  /** Its id on the page: its type, with a number from the second block of that type on. */
  anchor: string;
  selection: Selection;
};

export type BlockProps<Type extends BlockType, Data = undefined> = BlockContext & {
  block: BlockOf<Type>;
  data: Data;
  /** Summary of the first block with prices. */
  priced: BlockSummary;
};

/** The heading above the content, or in the rule above it where it has no introduction. */
type SectionLayout = "stacked" | "ruled";

type LoadedProps<Type extends BlockType, Data> = Omit<BlockProps<Type, Data>, "priced">;

type BlockSpec<Type extends BlockType, Data> = {
  /** Loads data beyond the block's own fields, e.g. the result of a query or settings. */
  load?: (block: BlockOf<Type>, context: BlockContext) => Promise<Data>;
  /** The layout of the section that shows its heading and introduction. */
  section?: SectionLayout | ((props: LoadedProps<Type, Data>) => SectionLayout);
  /** What its section lists; the section is left out if that is nothing. */
  list?: (props: LoadedProps<Type, Data>) => readonly unknown[] | null | undefined;
  View: (props: BlockProps<Type, Data>) => ReactNode | Promise<ReactNode>;
  summarise?: (props: LoadedProps<Type, Data>) => BlockSummary;
};

type PreparedBlock = {
  summary: BlockSummary;
  /** @param priced summary of the page's first block with prices */
  view: (priced: BlockSummary) => ReactElement | null;
};

/** Loads a block of this type and prepares it for its page. */
export type BlockDefinition<Type extends BlockType> = (
  block: BlockOf<Type>,
  context: BlockContext,
) => Promise<PreparedBlock>;

type SectionProps = { block: Block; layout: SectionLayout; children: ReactNode };

/** A part of a page under its own heading; on a tinted band, if its editor has chosen one. */
function Section({ block, layout, children }: SectionProps) {
  const heading = "heading" in block && block.heading;
  const intro = "intro" in block ? block.intro : null;
  const isRuled = layout === "ruled" && !intro;
  return (
    <section className={classes("section", "band" in block && block.band && "band")}>
      <div className={classes("wrap", isRuled && styles.ruled)}>
        {heading && <SectionHead title={heading} intro={intro} />}
        <div>{children}</div>
      </div>
    </section>
  );
}

/** Defines how the site renders one block type of the dataset. */
export function defineBlock<Type extends BlockType, Data = undefined>(
  _type: Type,
  { load, section, list, View, summarise }: BlockSpec<Type, Data>,
): BlockDefinition<Type> {
  return async (block, context) => {
    // Without `load` there is no data, and `Data` is undefined.
    const data = (await load?.(block, context)) as Data;
    const props = { ...context, block, data };
    const layout = typeof section === "function" ? section(props) : section;
    return {
      summary: summarise?.(props) ?? {},
      view: (priced) => {
        if (list && !list(props)?.length) return null;
        const view = <View {...props} priced={priced} />;
        return layout ? <Section {...{ block, layout }}>{view}</Section> : view;
      },
    };
  };
}
