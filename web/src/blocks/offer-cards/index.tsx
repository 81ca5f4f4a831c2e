import { each } from "@/components/each/each";
import { Section } from "@/components/section/section";
import { Cards } from "@/components/service-card/cards";
import { ServiceCard } from "@/components/service-card/service-card";
import { serviceCardMarkdown } from "@/components/service-card/service-card.markdown";
import { priceLine } from "@/model/price-line";
import { defineBlock } from "../define-block";
import { sectionMarkdown } from "../head";
import { subjectPath } from "./path";

/** Cards with their own words about a section, a group or a service. */
export const offerCards = defineBlock("offerCards", {
  View: ({ block }) => (
    <Section title={block.heading} intro={block.intro} band={block.band}>
      <Cards>
        {each(block.cards, ({ subject, ...card }) => (
          <ServiceCard
            {...card}
            price={subject.price}
            priceIncludes={subject.priceIncludes}
            rating={subject.rating}
            reviewCount={subject.reviewCount}
            href={subjectPath(subject)}
          />
        ))}
      </Cards>
    </Section>
  ),
  markdown: ({ block, whatsappNumber }) =>
    sectionMarkdown(
      block,
      ...block.cards.map((card) =>
        serviceCardMarkdown(
          {
            ...card,
            price: card.subject.price,
            priceIncludes: card.subject.priceIncludes,
            href: subjectPath(card.subject),
          },
          whatsappNumber,
        ),
      ),
    ),
  summarise: ({ block }) => ({
    items: block.cards.map(({ title, subject }) => ({ name: title, path: subjectPath(subject) })),
    prices: block.cards.map(({ _key, title, subject }) =>
      priceLine({ ...subject, _key, title }, subjectPath(subject)),
    ),
  }),
});
