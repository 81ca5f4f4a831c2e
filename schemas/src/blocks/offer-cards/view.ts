import { homeOffer } from "../../queries/fragments.ts";

export const offerCardsView = /* groq */ `
  heading,
  intro,
  cards[]{
    _key,
    title,
    badge,
    isPopular,
    description,
    "features": features[0...4],
    "featureCount": count(features),
    chatMessage,
    subject->{ ${homeOffer} }
  },
  band
` as const;
