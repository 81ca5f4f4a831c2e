import { Section } from "@/components/section/section";
import { TickList } from "@/components/tick-list/tick-list";
import { escapeMarkdown, markdownList } from "@/markdown/markdown";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";

/** Short promises, each with a tick. */
export const benefits = defineBlock("benefits", {
  View: ({ block: { heading, intro, items, band } }) => (
    <Section title={heading} intro={intro} band={band} split>
      <TickList items={items} />
    </Section>
  ),
  markdown: ({ block }) => sectionMarkdown(block, markdownList(block.items.map(escapeMarkdown))),
});
