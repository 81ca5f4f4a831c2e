import { pathOf } from "@currawong/schemas/paths";
import { withoutFrom } from "@currawong/schemas/price";
import { each } from "@/components/each/each";
import { Cards } from "@/components/service-card/cards";
import { ServiceCard } from "@/components/service-card/service-card";
import { sharedRating } from "@/content/look";
import type { BlockOf } from "@/model/block";
import { priceLine } from "@/model/price-line";
import { defineBlock } from "../define-block";

type Subject = BlockOf<"offerCards">["cards"][number]["subject"];

/** The address a card links to: its subject's page, or its group in the catalogue. */
const subjectPath = (subject: Subject) => pathOf(subject) ?? `/services#${subject.slug}`;

/** Cards with their own text about a section, a group or a service. */
export const offerCards = defineBlock("offerCards", {
  section: "stacked",
  list: ({ block }) => block.cards,
  load: sharedRating,
  View: ({ block, data }) => (
    <Cards isFolded>
      {each(block.cards, ({ subject, ...card }) => (
        <ServiceCard
          {...card}
          isFolded
          price={subject.price}
          priceIncludes={subject.priceIncludes}
          // A service shows its own rating, or none.
          rating={subject._type === "service" ? subject.rating : data.rating}
          reviewCount={subject._type === "service" ? subject.reviewCount : data.reviewCount}
          href={subjectPath(subject)}
        />
      ))}
    </Cards>
  ),
  summarise: ({ block }) => ({
    prices: block.cards.map(({ _key, title, subject }) =>
      // The rate card’s heading already says “starting at”.
      priceLine(
        { ...subject, _key, title, price: subject.price && withoutFrom(subject.price) },
        subjectPath(subject),
      ),
    ),
  }),
});
