import { comparison, picture, type ServiceStory } from "./model.ts";

export const shopifyStoreSetup: ServiceStory = {
  picture: picture("shop", "potterystudio.example", {
    columns: ["Shop", "Studio", "Freight"],
    rows: [
      ["Stoneware mug", "Blue, 350 ml, three sizes", "$48", "mug"],
      ["Nesting bowl", "Bone, set of two", "$92", "bowl"],
      ["Bud vase", "Terracotta", "$56", "pot"],
    ],
    note: "GST included. Metro 2–4 business days, regional 4–8.",
  }),
  show: comparison(
    "A product page, before and after",
    ["Part", "As it came", "As it opened"],
    [
      ["Title", "NEW!! Mug-blu-lg v2 FINAL", "Stoneware mug, blue, 350 ml"],
      ["Price", "A figure without a word on tax", "GST included, freight shown by postcode"],
      [
        "Choice",
        "Three products, one for each size",
        "One product with three sizes and their stock",
      ],
      [
        "Delivery",
        "“Shipping calculated at checkout”",
        "Metro 2–4 business days, regional 4–8, pick-up free",
      ],
    ],
  ),
  without: [
    [
      "Shopify’s own fees",
      "The plan, card fees and paid apps are billed by Shopify to your account.",
    ],
    [
      "Photography",
      "We crop and match what you send. Product pictures are taken by you or a photographer.",
    ],
    [
      "Product 21 and further",
      "Up to 20 products are loaded. More go by Product uploading, at its rate per hundred.",
    ],
  ],
  time: [
    ["Plan", "Collections, menu and delivery zones on one sheet."],
    ["Shelf", "Products, photographs and texts, ten of them shown to you first."],
    ["Counter", "Payments, tax, freight, the wording of each email."],
    [
      "Rehearsal",
      "We buy, refund and return something, and record it for you. Then the password comes off.",
    ],
  ],
  ask: [
    [
      "Which theme do we get?",
      "A free one by Shopify, or one you buy, set in your colours and type. Both can be updated later.",
    ],
    [
      "Can our old shop’s addresses be kept?",
      "They’re redirected one by one where they change. Send us the old address list, or access to find it.",
    ],
    [
      "Are we GST-registered?",
      "Ask your accountant. If you are, shelf prices include it and receipts show it; if you’re not, it is left out everywhere.",
    ],
  ],
};
