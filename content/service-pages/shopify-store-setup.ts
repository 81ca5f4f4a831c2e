import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/shopify-store-setup.svg",
    "A pottery shop: the page of a stoneware mug for $48 with its glazes and delivery, a basket on a phone, an order email and the checks before launch.",
    [
      ["Up to 20 products with their variants", "variants"],
      ["Freight zones by state and weight", "freight"],
      ["Cards, PayPal and pay-later connected", "basket"],
    ],
  ),
  without: [
    ["Shopify’s own fees", "Shopify bills your account for the plan, card fees and paid apps."],
    [
      "Photography",
      "We crop and match what you send. You or a photographer take the product photos.",
    ],
    [
      "Product 21 onwards",
      "We load up to 20 products with their variants. Any more are Product uploading, at its rate per hundred SKUs: a mug in three glazes counts as three.",
    ],
  ],
  time: [
    ["Plan", "Collections, menu and delivery zones on one sheet."],
    ["Products", "Products, photos and text. We show you ten first."],
    ["Payments and freight", "Payments, tax, freight and the wording of each email."],
    [
      "Test order",
      "We buy, refund and return something, and record it for you. Then the password comes off.",
    ],
  ],
  ask: [
    [
      "Which theme do we get?",
      "A free Shopify theme or one you buy, set in your colours and type. Either can be updated later.",
    ],
    [
      "Can we keep our old shop’s addresses?",
      "Where they change, we redirect them one by one. Send us the old address list, or access to find it.",
    ],
    [
      "Should our prices include GST?",
      "Ask your accountant if you’re registered. If you are, shelf prices include it and receipts show it. If you’re not, we leave it out everywhere.",
    ],
  ],
  links:
    "Our [website guide](/blog/high-converting-website-guide) adds up a shop with and without its own design. The [portfolio](/portfolio) has an online store with two warehouses.",
};
