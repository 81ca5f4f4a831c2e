import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/woocommerce-setup.svg",
    "A checkout for six seed packs, $62.20 with $14.20 for post to Broome, beside the orders, the printed label and the list of plugins.",
    [
      ["Guest and account checkout paths", "checkout"],
      ["Stripe, PayPal and bank transfer accepted", "basket"],
      ["Short plugin list, each one justified", "plugins"],
    ],
  ),
  without: [
    [
      "Hosting",
      "WooCommerce runs on your server. If you don’t have a suitable one, Web hosting setup is another line in the quote.",
    ],
    [
      "Paid extensions",
      "If you want subscriptions, bookings and the like, they’re bought in your name.",
    ],
    [
      "Upkeep",
      "After handover, someone has to run updates. Our care plan for shops is by the month.",
    ],
  ],
  time: [
    [
      "Staging copy",
      "We build WooCommerce alongside the live site, where no one can buy by accident.",
    ],
    ["Products and rules", "Up to 20 products, tax classes, back-orders and low-stock warnings."],
    ["Paying", "Cards, PayPal and bank transfer, each tested with a purchase and a refund."],
    ["Launch", "The copy becomes the shop on a quiet evening, with a backup from the hour before."],
  ],
  ask: [
    [
      "Why this and not Shopify?",
      "It suits shops inside a site full of articles, or owners who want the server and code in their own hands. Otherwise Shopify asks less of you.",
    ],
    [
      "Can we sell GST-free food?",
      "Yes, with a tax class for each product. Your bookkeeper says which goods are GST-free.",
    ],
    [
      "Who keeps the shop up to date?",
      "You, or us. The care plan for shops tries updates on a copy, with a test purchase, and keeps backups. Our article on care plans has its price. Ask for it in the message, and it goes on your quote.",
    ],
  ],
  links:
    "Our article on [WordPress care plans](/blog/wordpress-maintenance-australia-2025) includes a plan for shops.",
};
