import { checklist, picture, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  picture: picture("month", "May, 14 of 20 uploads", {
    rows: [
      ["2", "Test purchase on a phone", "Test"],
      ["5", "Winter jackets, 4 products", "New", "jacket"],
      ["7", "Apps weighed by cost and speed", "Test"],
      ["12", "Mugs and bowls, 6 products", "New", "mug"],
      ["15", "Postage table for parcels over 5 kg", "Test"],
      ["19", "Dead links and old codes listed", "Test"],
      ["21", "Linen, 4 products", "New", "cloth"],
      ["28", "Report and your questions", "Recap"],
    ],
    note: "Next: the report on the 28th, with a price for anything extra.",
  }),
  show: checklist(
    "A shop’s monthly check",
    ["Checked", "What was found", "Outcome"],
    [
      ["Checkout", "Bought with a live card and refunded, on a phone", "Fine"],
      ["Apps", "Two do the same job, and one adds 400 kB to each page", "Price for removing it"],
      ["Shipping table", "Parcels over 5 kg cost more to send than customers pay", "Your call"],
      ["Uploads", "14 of 20: the winter range, with sizes and weights", "Online"],
    ],
  ),
  without: [
    [
      "Repairs",
      "The check finds what needs fixing and prices each job. We don’t fix anything until you’ve chosen.",
    ],
    [
      "Photos and text",
      "We enter listings from finished material you send. Photography and writing are separate services.",
    ],
    ["Customer service", "Your shop looks after orders, returns and messages."],
  ],
  time: [
    ["Week 1: uploads", "Whatever you sent by the last day of the month goes online."],
    ["Week 2: the check", "Checkout, apps, links, codes and staff permissions."],
    ["Week 3: the list", "Findings in order of what they cost you, each with a price to fix."],
    ["Week 4: your choice", "You tick what you want fixed, or nothing."],
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
