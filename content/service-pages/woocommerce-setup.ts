import { comparison, picture, type ServiceStory } from "./model.ts";

export const woocommerceSetup: ServiceStory = {
  picture: picture("phones", "Basket to postbox, on a phone", {
    rows: [
      ["Seed packs, 6", "Mixed natives, $48", "Checkout", "leaf"],
      ["Post to Broome", "Australia Post $14.20, by weight", "Pay $62.20", "map"],
      ["Order packed", "Label printed, stock down by 6", "Track parcel", "parcel"],
    ],
  }),
  show: comparison(
    "A checkout, before and after",
    ["Part", "As it came", "As it opened"],
    [
      [
        "Fields",
        "Sixteen, company and fax among them",
        "Eight, with the address completed as it is typed",
      ],
      [
        "Postage",
        "One flat rate, wrong for Broome",
        "Australia Post and courier tables by weight and postcode",
      ],
      ["Account", "Compulsory", "Offered after the purchase"],
      ["Plugins", "Thirty-four", "Eleven, each with a sentence on why it is there"],
    ],
  ),
  without: [
    [
      "Hosting",
      "WooCommerce runs on a server of yours. If there is none fit for it, Web hosting setup is another line.",
    ],
    [
      "Paid extensions",
      "Subscriptions, bookings and the like are bought in your name, if you want them.",
    ],
    [
      "Upkeep",
      "After the handover, updates need someone. The small WordPress plan leaves shops out, so ask for one that does not.",
    ],
  ],
  time: [
    [
      "Staging copy",
      "WooCommerce is built beside the live site, where no one can buy by accident.",
    ],
    ["Products and rules", "Up to 20 products, tax classes, back-orders and low-stock warnings."],
    ["Paying", "Cards, PayPal and bank transfer, each with a purchase and a refund."],
    [
      "Opening",
      "The copy becomes the shop on a quiet evening, with a backup from the hour before.",
    ],
  ],
  ask: [
    [
      "Why this and not Shopify?",
      "For shops that live inside a site full of articles, or that want server and code in their own hands. Otherwise Shopify asks less of you.",
    ],
    [
      "Is GST-free food possible?",
      "Yes, by tax class for each product. Your bookkeeper says which goods are free of it.",
    ],
    ["Can guests check out?", "They can, and most should be allowed to."],
  ],
};
