import { list } from "../fields.ts";
import { homeOffer, pictureFields } from "../fragments.ts";
import { band, defineBlock, headFields } from "./define-block.ts";

export const offerCards = defineBlock("offerCards", "Offer cards", {
  description:
    "Cards about a section, a group or a service, each with its own text and the price used on the home page.",
  group: "offers",
  fields: [
    ...headFields(),
    list("cards", "Cards", "homeCard", { validation: (rule) => rule.required().min(1) }),
    band(),
  ],
});

export const offerCardsView = /* groq */ `
  heading, intro,
  cards[defined(subject->)]{
    _key, title, "badge": upper(badge), isPopular, description, features, chatMessage,
    picture{ ${pictureFields} }, view,
    subject->{ ${homeOffer} },
    "offer": service->{ ${homeOffer} }
  },
  "gone": [
    ...cards[!defined(subject->)].subject._ref,
    ...cards[defined(service) && !defined(service->)].service._ref
  ],
  band
` as const;
