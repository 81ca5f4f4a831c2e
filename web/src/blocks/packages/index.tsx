import { Packages } from "@/components/packages/packages";
import { packagesMarkdown } from "@/components/packages/packages.markdown";
import { packageOffers } from "@/components/packages/packages.structured-data";
import { Section } from "@/components/section/section";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";

/** Plans side by side. */
export const packages = defineBlock("packages", {
  View: ({ block }) => (
    <Section title={block.heading} intro={block.intro} band={block.band}>
      <Packages packages={block.set.packages} whole={block.whole ?? false} />
    </Section>
  ),
  markdown: ({ block, whatsappNumber }) =>
    sectionMarkdown(block, packagesMarkdown(block.set.packages, whatsappNumber)),
  announce: ({ block, page, anchor }) => ({
    rates: block.set.packages.map(({ _key, title, price }) => ({
      key: _key,
      label: title,
      href: `#${anchor}`,
      price,
    })),
    offers: packageOffers(block.set.packages, page.path),
  }),
});
