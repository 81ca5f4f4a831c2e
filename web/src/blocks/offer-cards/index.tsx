import { pathOf } from "@currawong/schemas/paths";
import { withoutFrom } from "@currawong/schemas/price";
import { Card, CardList, type Entry } from "@/components/card/card";
import { each } from "@/components/each/each";
import { framedSource } from "@/components/picture/framed-picture";
import { sharedRating } from "@/content/look";
import type { BlockOf } from "@/model/block";
import { priceLine } from "@/model/price-line";
import type { OwnRating } from "@/model/rating";
import { defineBlock } from "../define-block";

type Offer = BlockOf<"offerCards">["cards"][number];
type Subject = Offer["subject"];

/** The address a card links to: its subject's page, or its group in the catalogue. */
const subjectPath = (subject: Subject) => pathOf(subject) ?? `/services#${subject.slug}`;

/** The service that a card prices, or else its subject. */
const pricedIn = ({ subject, offer }: Pick<Offer, "subject" | "offer">) => offer ?? subject;

/** A card with a price. A service shows its own rating or none, others the shared one. */
const entryOf = ({ subject, offer, picture, view, ...texts }: Offer, shared: OwnRating): Entry => ({
  ...texts,
  message: texts.chatMessage,
  plate: { picture, card: view },
  price: pricedIn({ subject, offer }).price,
  scope: pricedIn({ subject, offer }).priceIncludes,
  line: null,
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
    <CardList>
      {each(block.cards, (offer) => (
        <Card entry={entryOf(offer, data)} opener="What you get" />
      ))}
    </CardList>
  ),
  summarise: ({ block }) => ({
    prices: block.cards.map((card) => {
      const { _key, title, subject, picture, view } = card;
      const priced = pricedIn(card);
      // The rate card’s heading already says “starting at”.
      const price = priced.price && withoutFrom(priced.price);
      return {
        ...priceLine({ ...priced, _key, title, price }, subjectPath(subject)),
        picture: framedSource(picture, view),
      };
    }),
  }),
});
