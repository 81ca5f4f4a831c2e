import { Section } from "@/components/section/section";
import { priceLine } from "@/model/price-line";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import { Packages } from "./packages";
import { packagesMarkdown } from "./packages.markdown";
import { packageOffers } from "./packages.structured-data";

/** Plans side by side. */
export const packages = defineBlock("packages", {
  View: ({ block }) => (
    <Section title={block.heading} intro={block.intro} band={block.band}>
      <Packages packages={block.set.packages} whole={block.whole ?? false} />
    </Section>
  ),
  markdown: ({ block, whatsappNumber }) =>
    sectionMarkdown(block, packagesMarkdown(block.set.packages, whatsappNumber)),
  summarise: ({ block, page, anchor }) => ({
    prices: block.set.packages.map((plan) => priceLine(plan, `#${anchor}`)),
    offers: packageOffers(block.set.packages, page.path),
  }),
});
