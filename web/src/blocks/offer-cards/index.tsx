import { pathOf } from "@currawong/schemas/paths";
import { withoutFrom } from "@currawong/schemas/price";
import { each } from "@/components/each/each";
import { FramedPicture } from "@/components/picture/framed-picture";
import { Cards } from "@/components/service-card/cards";
import { type CardContent, ServiceCard } from "@/components/service-card/service-card";
import { sharedRating } from "@/content/look";
import type { BlockOf } from "@/model/block";
import { priceLine } from "@/model/price-line";
import type { OwnRating } from "@/model/rating";
import { defineBlock } from "../define-block";

type Offer = BlockOf<"offerCards">["cards"][number];
type Subject = Offer["subject"];

/** The address a card links to: its subject's page, or its group in the catalogue. */
const subjectPath = (subject: Subject) => pathOf(subject) ?? `/services#${subject.slug}`;

/** A card with the price of its subject. A service shows its own rating or none, others the shared one. */
const cardOf = ({ subject, ...texts }: Offer, shared: OwnRating): CardContent => ({
  ...texts,
  price: subject.price,
  priceIncludes: subject.priceIncludes,
  rating: subject._type === "service" ? subject.rating : shared.rating,
  reviewCount: subject._type === "service" ? subject.reviewCount : shared.reviewCount,
  href: subjectPath(subject),
});

/** Cards with their own text about a section, a group or a service. */
export const offerCards = defineBlock("offerCards", {
  section: "stacked",
  list: ({ block }) => block.cards,
  load: sharedRating,
  View: ({ block, data }) => (
    <Cards isFolded>
      {each(block.cards, (offer) => (
        <ServiceCard
          card={cardOf(offer, data)}
          picture={
            offer.picture?.asset && <FramedPicture picture={offer.picture} area={offer.area} />
          }
          isFolded
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
