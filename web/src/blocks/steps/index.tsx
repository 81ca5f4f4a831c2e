import { Section } from "@/components/section/section";
import { Roster } from "@/components/steps/roster";
import { Steps } from "@/components/steps/steps";
import { defineBlock } from "../define-block";
import { pointsMarkdown } from "../features/markdown";
import { sectionMarkdown } from "../head";

/** How the work goes, in order. */
export const steps = defineBlock("steps", {
  View: ({ block: { heading, intro, items, layout, band } }) => (
    <Section title={heading} intro={intro} band={band} split={layout !== "roster"}>
      {layout === "roster" ? <Roster points={items} /> : <Steps steps={items} />}
    </Section>
  ),
  markdown: ({ block }) => sectionMarkdown(block, pointsMarkdown(block.items)),
});
