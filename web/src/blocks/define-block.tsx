import type { ReactElement, ReactNode } from "react";
import { Section } from "@/components/section/section";
import type { Block, BlockOf, BlockSummary, BlockType } from "@/model/block";
import type { BlockContext, BlockProps } from "@/model/block-props";
import { sectionMarkdown } from "./markdown";

type SectionLayout = "stacked" | "split";

/** The forms a block takes. */
type Forms<Type extends BlockType, Data> = {
  /** Reads what it shows beyond its own fields: lists by rule, settings. */
  load?: (block: BlockOf<Type>, place: BlockContext) => Promise<Data>;
  /** Where its heading and introduction are shown for it; without Markdown there is no section. */
  section?: SectionLayout | ((block: BlockOf<Type>) => SectionLayout);
  View: (props: BlockProps<Type, Data>) => ReactNode | Promise<ReactNode>;
  markdown: (props: BlockProps<Type, Data>) => string;
  summarise?: (props: Omit<BlockProps<Type, Data>, "priced">) => BlockSummary;
};

/** A block of one page, ready to take any of its forms. */
type PreparedBlock = {
  /** What it loaded beyond its own fields. */
  data: unknown;
  summary: BlockSummary;
  /** @param priced summary of the first block of the page that has prices */
  view: (priced: BlockSummary) => ReactElement | null;
  markdown: (priced: BlockSummary) => string;
};

/** Prepares a block of its type for its page. */
export type BlockDefinition<Type extends BlockType> = (
  block: BlockOf<Type>,
  place: BlockContext,
) => Promise<PreparedBlock>;

/** What a section shows of its block itself. */
const headOf = (block: Block) => ({
  heading: "heading" in block ? block.heading : null,
  intro: "intro" in block ? block.intro : null,
  band: "band" in block && block.band,
});

/** Defines a block for the site, by its type in the dataset. */
export function defineBlock<Type extends BlockType, Data = undefined>(
  _type: Type,
  { load, section, View, markdown, summarise }: Forms<Type, Data>,
): BlockDefinition<Type> {
  return async (block, place) => {
    // A block that loads nothing has no data: `Data` is undefined then.
    const data = (await load?.(block, place)) as Data;
    const props = { ...place, block, data };
    const { heading, intro, band } = headOf(block);
    const layout = typeof section === "function" ? section(block) : section;
    return {
      data,
      summary: summarise?.(props) ?? {},
      view: (priced) => {
        const view = <View {...props} priced={priced} />;
        if (!layout) return view;
        return markdown({ ...props, priced }) ? (
          <Section title={heading} intro={intro} band={band} split={layout === "split"}>
            {view}
          </Section>
        ) : null;
      },
      markdown: (priced) => {
        const text = markdown({ ...props, priced });
        return layout ? sectionMarkdown({ heading, intro }, text) : text;
      },
    };
  };
}
