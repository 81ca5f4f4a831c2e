import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/facebook-chatbot.svg",
    "A play centre’s Messenger chat about a party for twelve, enquiries sorted on a board, a comment answered in private, the daily list of leads and the public holiday hours.",
    [
      ["Cards with picture, price and button", "phone"],
      ["Greeting and menu for your page", "greeting"],
      ["Public holiday hours kept current", "hours"],
    ],
  ),
  without: [
    [
      "Page moderation",
      "The bot answers messages. Whoever runs the page still hides abuse and deletes spam under posts.",
    ],
    [
      "Advertising",
      "Ads that open Messenger can lead to it. Their budget and setup aren’t part of this.",
    ],
    [
      "Marketplace",
      "Messages about private Marketplace listings don’t reach a business page, so the bot never sees them.",
    ],
  ],
  time: [
    ["Access", "You add us as a partner for messages only, and can end that whenever you like."],
    [
      "Sorting past messages",
      "We group old conversations by what people asked. The ten biggest groups become the bot’s first answers.",
    ],
    [
      "Rehearsal",
      "Your staff message it as difficult customers. We fix what it gets wrong while they watch.",
    ],
    ["Live", "It greets new conversations and leaves alone any that a person has open."],
  ],
  ask: [
    [
      "Will it talk over my staff?",
      "No. As soon as a person writes in a conversation, the bot stays quiet there until it’s called back.",
    ],
    [
      "Can it work only outside opening hours?",
      "Yes, in the hours you set, including your state’s public holidays.",
    ],
    [
      "We have several pages. Can one bot cover them?",
      "It can: the same answers, with each page’s own hours, address and people. Each extra page is a line in the quote.",
    ],
  ],
  links:
    "Read [how the Messenger chatbot works](/facebook-chatbot), with a sample chat. Our guide to [chatbot development](/blog/top-chatbot-development-australia-2025) compares five kinds, with prices.",
};
