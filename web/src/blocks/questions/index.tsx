import { Section } from "@/components/section/section";
import { escapeMarkdown, markdownSection } from "@/markdown/markdown";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import { Faq } from "./faq";

/** Questions that open in place. */
export const questions = defineBlock("questions", {
  View: ({ block: { heading, intro, items, band } }) => (
    <Section title={heading} intro={intro} band={band} split>
      <Faq items={items} />
    </Section>
  ),
  markdown: ({ block }) =>
    sectionMarkdown(
      block,
      ...block.items.map(({ question, answer }) =>
        markdownSection(3, question, escapeMarkdown(answer)),
      ),
    ),
  summarise: ({ block }) => ({ questions: block.items }),
});
