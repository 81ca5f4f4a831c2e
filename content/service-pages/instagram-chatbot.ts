import { chat, picture, type ServiceStory } from "./model.ts";

export const instagramChatbot: ServiceStory = {
  picture: picture("chat", "Instagram, reply to a reel", {
    rows: [["Linen in olive and sand", "Reel, 41 comments, 3 asking for sizes", "", "cloth"]],
    turns: [
      "Is the olive one back in M?",
      "It is. Want me to hold one until noon tomorrow?",
      "Yes please!",
      "Done. It’s under your handle. Pay online or in the shop.",
    ],
  }),
  show: chat("A comment that became an order", [
    "Is the olive one still in stock? Saw your reel",
    "It is: olive in S, M and L. Shall I send you the product page, or ask someone about the fit?",
    "The fit. I’m between M and L",
    "A person will answer that here by ten tomorrow. May I keep an M and an L aside until then?",
    "Yes please",
    "Done: both are held until noon tomorrow, under this account’s name.",
  ]),
  without: [
    [
      "Posts and reels",
      "The bot answers what your posts bring in. Making them belongs to Instagram marketing.",
    ],
    [
      "Buying followers",
      "No follows, likes or comments are automated. Instagram removes accounts for it, and it sells nothing.",
    ],
    [
      "Messages out of the blue",
      "Instagram lets a business reply to people who have written or commented. It can’t open the conversation.",
    ],
  ],
  time: [
    [
      "First days",
      "The account is switched to professional, joined to a Facebook page and to Meta’s messaging access.",
    ],
    [
      "First draft",
      "Replies to the twenty questions asked most, and the trigger words under posts, for you to strike through.",
    ],
    [
      "Quiet trial",
      "Only accounts you name get the bot’s answers. Everyone else still reaches your staff.",
    ],
    [
      "In the open",
      "It answers everyone, hands over what it doesn’t know, and lists the questions it couldn’t answer.",
    ],
  ],
  ask: [
    [
      "Does it answer comments or only messages?",
      "Both. Under a post it replies briefly in public, and with the details in a private message to that person.",
    ],
    [
      "What happens to story replies?",
      "They arrive as messages and are answered as such. A heart or an emoji alone gets no reply.",
    ],
    [
      "Can it take payment?",
      "It links to the page of the product in your own shop, where the customer pays. Card details never enter the chat.",
    ],
  ],
};
