import { pathOf } from "@currawong/schemas/paths";
import { Rates } from "@/components/rate-card/rate-card";
import { ratesMarkdown } from "@/components/rate-card/rate-card.markdown";
import { Section } from "@/components/section/section";
import type { BlockOf } from "@/model/block";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";

const HEADING = "Goes well with";

const ratesOf = ({ services }: BlockOf<"related">) =>
  services.map((service) => ({
    key: service._id,
    label: service.title,
    href: pathOf(service),
    price: service.price,
    scope: service.priceIncludes,
  }));

/** Services that go well with the one of the page. */
export const related = defineBlock("related", {
  View: ({ block }) => (
    <Section title={HEADING} split>
      <Rates rates={ratesOf(block)} large />
    </Section>
  ),
  markdown: ({ block }) => sectionMarkdown({ heading: HEADING }, ratesMarkdown(ratesOf(block))),
});
