import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/instagram-chatbot.svg",
    "A reel of linen shirts with comments answered in private, the direct messages that follow, the shop’s stock with two shirts on hold, and the alert to a staff phone.",
    [
      ["Keyword comments turned into private messages", "reel"],
      ["Stock and price replies by DM", "chat"],
      ["Alert to a staff phone at handover", "alert"],
    ],
  ),
  without: [
    [
      "Posts and reels",
      "The bot answers what your posts bring in. Making them is Instagram marketing.",
    ],
    [
      "Buying followers",
      "We don’t automate follows, likes or comments. Instagram removes accounts for it, and it doesn’t sell anything.",
    ],
    [
      "Starting conversations",
      "Instagram lets a business reply to people who’ve messaged or commented. It can’t start the conversation.",
    ],
  ],
  time: [
    [
      "First days",
      "We switch the account to professional and connect it to a Facebook page and Meta’s messaging access.",
    ],
    [
      "First draft",
      "Replies to the twenty most common questions, and the trigger words under posts, for you to mark up.",
    ],
    [
      "Trial with named accounts",
      "Only accounts you name get the bot’s answers. Everyone else still reaches your staff.",
    ],
    [
      "Live for everyone",
      "It answers everyone, hands over what it doesn’t know, and lists the questions it couldn’t answer.",
    ],
  ],
  ask: [
    [
      "Does it answer comments or only messages?",
      "Both. Under a post it leaves a short public reply, then sends that person the details privately.",
    ],
    [
      "What happens to story replies?",
      "They come in as messages and get answered like any other. A heart or emoji on its own gets no reply.",
    ],
    [
      "Can it take payment?",
      "It links to the product’s page in your own shop, where the customer pays. Card details never enter the chat.",
    ],
  ],
  links:
    "This is one setup at one price, handed over after launch, without the analytics, reports and support that plans have for 3 months. The [three plans](/instagram-chatbot) start at {packageSet-instagram-chatbot: Basic}. Our article on [Instagram DM bots](/blog/instagram-dm-bots-australia-2025) says what Meta allows and what works.",
};
