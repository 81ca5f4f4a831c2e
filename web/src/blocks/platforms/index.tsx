import { pathOf } from "@currawong/schemas/paths";
import { ratesMarkdown } from "@/components/rate-card/rate-card.markdown";
import { Section } from "@/components/section/section";
import { defineBlock } from "../define-block";
import { pointsMarkdown } from "../features/markdown";
import { sectionMarkdown } from "../head";
import { Platforms } from "./platforms";
import { rateBeside, rateOf } from "./rate";

/** The platforms as a list with prices. */
export const platforms = defineBlock("platforms", {
  View: ({ block, priced }) => (
    <Section title={block.heading} intro={block.intro} band={block.band}>
      <Platforms platforms={block.pages} rateOf={rateBeside(priced)} />
    </Section>
  ),
  markdown: ({ block, priced }) =>
    sectionMarkdown(
      block,
      ratesMarkdown(block.pages.map(rateBeside(priced))),
      pointsMarkdown(
        block.pages.map(({ platform, summary }) => ({ title: platform, description: summary })),
      ),
    ),
  summarise: ({ block }) => ({
    items: block.pages.map((page) => ({ name: page.platform, path: pathOf(page) })),
    prices: block.pages.map(rateOf),
  }),
});
