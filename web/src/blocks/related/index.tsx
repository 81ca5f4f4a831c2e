import { pathOf } from "@currawong/schemas/paths";
import { Rates } from "@/components/rate-card/rate-card";
import { ratesMarkdown } from "@/components/rate-card/rate-card.markdown";
import { Section } from "@/components/section/section";
import type { BlockOf } from "@/model/block";
import { priceLine } from "@/model/price-line";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";

const HEADING = "Goes well with";

const ratesOf = ({ services }: BlockOf<"related">) =>
  services.map((service) => priceLine(service, pathOf(service)));

/** Services that go well with the one of the page. */
export const related = defineBlock("related", {
  View: ({ block }) => (
    <Section title={HEADING} split>
      <Rates rates={ratesOf(block)} large />
    </Section>
  ),
  markdown: ({ block }) => sectionMarkdown({ heading: HEADING }, ratesMarkdown(ratesOf(block))),
});
