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
    features,
    chatMessage,
    subject->{ ${homeOffer} }
  },
  band
` as const;
