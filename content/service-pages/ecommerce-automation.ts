import { picture, records, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  picture: picture("flow", "Order #4017, Bendigo to Broome", {
    rows: [
      ["Paid", "Card checked, no flags", "10.02 am"],
      ["Label printed", "Express, 2.4 kg, booked with the courier", "10.03 am"],
      ["Stock moved", "Web and market stall both show 11 left", "10.03 am"],
      ["Posted to Xero", "Sale, freight and GST on their own lines", "10.04 am"],
      ["Running late", "Customer told before they had to ask", "Thu 2 pm"],
    ],
  }),
  show: records(
    "What’s left for a person",
    ["Order", "What ran on its own", "To do"],
    [
      [
        "#4017",
        "Label printed, stock updated, sale posted. It’s running late, and the customer was told",
        "Nothing",
      ],
      ["#4018", "No unit number in the address, so no label yet", "Ask the customer"],
      [
        "#4019",
        "Wrong size. Return approved by rule, label sent, refund set to run on arrival",
        "Nothing",
      ],
      ["#4020", "Four of the priciest item, new customer, overseas card", "Check before packing"],
    ],
  ),
  without: [
    [
      "Tool subscriptions",
      "You pay for freight, accounting and connector plans directly. We list each with its monthly cost.",
    ],
    [
      "Bookkeeping",
      "Sales arrive in Xero or MYOB in the accounts you name. Reconciling them is your bookkeeper’s job.",
    ],
    [
      "Warehouse work",
      "Labels print and lists appear. Your people still do the picking, packing and counting.",
    ],
  ],
  time: [
    [
      "Following ten orders",
      "From cart to courier, with whoever packs them. We mark every number that gets retyped.",
    ],
    ["The first connection", "Usually labels, because you’ll feel the saving the same afternoon."],
    [
      "The other connections",
      "Stock, ledger, late parcels, returns. Each runs alongside the old way before it takes over.",
    ],
    ["Exception screen", "Everything odd in one list. You decide who looks at it, and when."],
  ],
  ask: [
    [
      "Which shops does it work with?",
      "Shopify, WooCommerce and marketplaces with an API. Tell us yours and we’ll check it first.",
    ],
    [
      "What happens when a courier’s system is down?",
      "The order waits and tries again. After an hour it goes to the exception screen with the reason.",
    ],
    [
      "Could it send things twice?",
      "Each step remembers which orders it’s done. Repeating one changes nothing, and we test that before launch.",
    ],
  ],
  links:
    "Our [shortlist of automation tools](/blog/top-automation-tools-australian-startups-2025) works out when a tool you already pay for will do.",
};
