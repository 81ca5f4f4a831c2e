import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/whatsapp-catalog-product-showcase.svg",
    "A phone with napkins, a bowl and a vase in a winter collection, a basket of $136 confirmed in the chat, and an item added in three steps.",
    [
      ["Collections by season or room", "left"],
      ["Cart messages acknowledged straight away", "middle"],
      ["Lesson on adding items from a phone", "right"],
    ],
  ),
  without: [
    [
      "Product 21 onwards",
      "We load 20 products. We quote for a bigger range, or you add the rest yourself after the lesson.",
    ],
    [
      "Taking payment",
      "Customers pay through a link from your own provider, or in the shop. The catalogue holds no card details.",
    ],
    [
      "Automatic stock counts",
      "You hide sold-out lines by hand from a phone. Connecting a stock system is E-commerce automation.",
    ],
  ],
  time: [
    [
      "Your photos and prices",
      "You send photos, names, sizes and prices in whatever form they’re in.",
    ],
    [
      "Sorting",
      "We square and match photos, cut text to fit a phone and sort everything into collections.",
    ],
    [
      "Meta’s review",
      "Meta checks each product against its commerce policy, usually within a day or two.",
    ],
    ["Handover", "You order from yourself, then add a product from your own phone while we watch."],
  ],
  ask: [
    [
      "Do I need a website for this?",
      "No. The catalogue lives in WhatsApp, and each product has a link you can print or post.",
    ],
    [
      "Which products aren’t allowed?",
      "Meta’s policy keeps alcohol, tobacco, medicines and a number of others out of the catalogue. We look through your range before you pay.",
    ],
    [
      "Can we add products ourselves?",
      "Yes, on the phone with the business account. The lesson at the end covers just that.",
    ],
  ],
  links:
    "Our guide to [chatbot development](/blog/top-chatbot-development-australia-2025) says when a full WhatsApp bot is worth it.",
};
