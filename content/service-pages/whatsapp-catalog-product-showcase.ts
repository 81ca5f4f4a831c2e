import { chat, picture, type ServiceStory } from "./model.ts";

export const whatsappCatalogProductShowcase: ServiceStory = {
  picture: picture("shop", "WhatsApp catalogue", {
    rows: [
      ["Linen napkin", "Sage, sand, clay", "$18", "cloth"],
      ["Serving bowl", "Stoneware, 28 cm", "$64", "bowl"],
      ["Bud vase", "Terracotta", "$42", "pot"],
    ],
    note: "Basket: 4 napkins and a bowl, $136. Arrives as one WhatsApp message.",
  }),
  show: chat("A basket sent as a message", [
    "Basket: 2 × linen napkins (sage), 1 × table runner (sand)",
    "Thank you! Two sage napkins and one sand runner. Pick-up in Fitzroy, or delivery?",
    "Delivery to 3056",
    "Delivery to Brunswick leaves on Tuesdays and Fridays. The shop confirms stock and sends a payment link today.",
    "Can you gift wrap?",
    "I have noted the gift wrap for the shop. They answer together with the payment link.",
  ]),
  without: [
    [
      "Product number 21 and on",
      "20 products are loaded. Product uploading is priced by the hundred, for ranges larger than that.",
    ],
    [
      "Taking the money",
      "Payment goes through a link from your own provider, or in the shop. The catalogue holds no card details.",
    ],
    [
      "Stock that counts itself",
      "Sold-out lines are hidden by hand from a phone. Joining a stock system is e-commerce automation.",
    ],
  ],
  time: [
    ["Day one", "You send photos, names, sizes and prices in whatever form they’re in."],
    [
      "Sorting",
      "Photos are squared and matched, texts cut to what fits a phone, and everything sorted into collections.",
    ],
    [
      "Meta’s review",
      "Each product is checked by Meta against its commerce policy, mostly within a day or two.",
    ],
    [
      "Handing over",
      "You order from yourself, then add a product from your own phone while we watch.",
    ],
  ],
  ask: [
    [
      "Do I need a website for this?",
      "No. The catalogue lives in WhatsApp, and each product has a link that you can print or post.",
    ],
    [
      "Which products are refused?",
      "Alcohol, tobacco, medicines and a number of others aren’t allowed in the catalogue by Meta’s policy. We look through your range before you pay.",
    ],
    [
      "Can the same person add products at home?",
      "Yes, on the phone that holds the business account. The lesson at the end is about just that.",
    ],
  ],
};
