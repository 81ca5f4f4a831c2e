import { weeks } from "../offers.ts";
import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/instagram-marketing.svg",
    "A bike workshop’s fortnight on Instagram: a reel of a bent wheel, the calendar with five posts to approve, a carousel and three story frames.",
    [
      ["4 reels a month from your phone footage", "reel"],
      ["10 posts a month, approved a week ahead", "calendar"],
      ["Carousels that explain one thing", "carousel"],
    ],
  ),
  without: [
    [
      "Ad spend",
      "You can run paid posts. What Instagram charges for them goes from your card to Meta.",
    ],
    ["A film crew", "We cut reels from clips you shoot on a phone, using a list we write."],
    ["Bought followers", "Or likes, or pods. They cost you reach later."],
  ],
  time: [
    [
      "Topics",
      "What customers ask becomes the month’s topics. We rewrite the bio and link page once.",
      weeks(1),
    ],
    ["Filming", "You film from the list, an hour all up.", weeks(2)],
    ["Approval", "Every caption and cover on one calendar, yes or no.", weeks(3)],
    ["The numbers", "Profile taps and enquiries, and what we drop.", weeks(4)],
  ],
  ask: [
    [
      "How much of our time does it take?",
      "An hour of filming and half an hour of reading a month. Without the filming, there’s not much to cut.",
    ],
    [
      "Who answers the messages?",
      "We flag questions and hide abuse. You answer anything about prices, appointments or complaints.",
    ],
    [
      "Can we stop?",
      "Yes, at the end of the month. The account, files and calendar are yours from the start.",
    ],
  ],
  links:
    "See [how we run Instagram](/social-media/instagram), a [sample month’s report](/sample-report) and the [monthly packages](/social-media).",
};
