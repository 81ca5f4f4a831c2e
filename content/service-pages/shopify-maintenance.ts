import { weeks } from "../offers.ts";
import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/shopify-maintenance.svg",
    "A shop’s May: the calendar with fourteen of twenty uploads, the products online, the monthly check, a test purchase refunded, and parcels that cost more than customers pay.",
    [
      ["Up to 20 uploads per month", "uploads"],
      ["Checkout tried with a live card", "checkout"],
      ["Shipping table compared with carrier prices", "shipping"],
    ],
  ),
  without: [
    [
      "Repairs",
      "The check prices what needs fixing. Apart from old codes and logins, we don’t fix anything until you’ve chosen.",
    ],
    [
      "Photos and text",
      "We enter listings from finished material you send. Photography and writing are separate services.",
    ],
    ["Customer service", "Your shop looks after orders, returns and messages."],
  ],
  time: [
    ["Uploads", "Whatever you sent by the last day of the month goes online.", weeks(1)],
    ["The check", "Checkout, apps, links, codes and staff permissions.", weeks(2)],
    [
      "Your list of repairs",
      "Findings in order of what they cost you, each with a price to fix.",
      weeks(3),
    ],
    ["Your choice", "You tick what you want fixed, or nothing.", weeks(4)],
  ],
  ask: [
    [
      "What counts as one upload?",
      "One product with its variants, or a rework of an existing listing.",
    ],
    [
      "What access do you need?",
      "A collaborator account you approve, with permissions for products, apps and settings. You can end it at any time.",
    ],
    [
      "Will you touch our theme?",
      "Not in the monthly check. We quote theme changes, make them on a copy and show you first.",
    ],
  ],
  links:
    "Our article on [Shopify maintenance](/blog/shopify-maintenance-australia-2025) compares this with three bigger plans, which include repairs.",
};
