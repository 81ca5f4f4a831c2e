import { pathOf } from "@currawong/schemas/paths";
import { formatPrice } from "@currawong/schemas/price";
import { absolute } from "@/addresses";
import { Section } from "@/components/section/section";
import { escapeMarkdown, markdownLink, markdownList } from "@/markdown/markdown";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import { DesignCards } from "./design-cards";
import { rateOf } from "./rate";

/** The design specialities with their pictures and prices. */
export const designs = defineBlock("designs", {
  View: ({ block }) => (
    <Section title={block.heading} intro={block.intro} band={block.band}>
      <DesignCards designs={block.pages} />
    </Section>
  ),
  markdown: ({ block }) =>
    sectionMarkdown(
      block,
      ...block.pages.map((page) =>
        [
          `### ${markdownLink(page.title, absolute(pathOf(page) ?? "/ui-ux-design"))}`,
          escapeMarkdown(page.summary),
          markdownList(
            (page.packages?.packages ?? []).map(({ title, price }) =>
              escapeMarkdown(`${title}: ${price ? formatPrice(price) : "on request"}`),
            ),
          ),
        ].join("\n\n"),
      ),
    ),
  summarise: ({ block }) => ({
    items: block.pages.map((page) => ({ name: page.title, path: pathOf(page) })),
    prices: block.pages.map(rateOf),
  }),
});
