import { Section } from "@/components/section/section";
import { loadPlaces } from "@/content/agency";
import { escapeMarkdown, markdownList } from "@/markdown/markdown";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import { Locations } from "./locations";

/** The cities, states and territories of the settings. */
export const regions = defineBlock("regions", {
  load: loadPlaces,
  View: ({ block, data }) => (
    <Section title={block.heading} intro={block.intro} band={block.band}>
      <Locations {...data} />
    </Section>
  ),
  markdown: ({ block, data }) =>
    sectionMarkdown(block, markdownList([...data.cities, ...data.regions].map(escapeMarkdown))),
});
