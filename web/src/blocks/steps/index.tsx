import { Section } from "@/components/section/section";
import { defineBlock } from "../define-block";
import { pointsMarkdown } from "../features/markdown";
import { sectionMarkdown } from "../head";
import { Roster } from "./roster";
import { Steps } from "./steps";

/** How the work goes, in order. */
export const steps = defineBlock("steps", {
  View: ({ block: { heading, intro, items, layout, band } }) => (
    <Section title={heading} intro={intro} band={band} split={layout !== "roster"}>
      {layout === "roster" ? <Roster points={items} /> : <Steps steps={items} />}
    </Section>
  ),
  markdown: ({ block }) => sectionMarkdown(block, pointsMarkdown(block.items)),
});
