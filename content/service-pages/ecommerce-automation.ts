import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/ecommerce-automation.svg",
    "An express label from Bendigo to Broome, a beanie with the same stock on the web and at the market, and the two orders of 46 that need a person.",
    [
      ["Labels created with your freight account", "left"],
      ["Stock levels synced across channels", "middle"],
      ["Exception screen for everything unusual", "right"],
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
