import { checklist, picture, type ServiceStory } from "./model.ts";

export const shopifyMaintenance: ServiceStory = {
  picture: picture("month", "May, 14 of 20 uploads", {
    rows: [
      ["2", "Test purchase on a phone", "Test"],
      ["5", "Winter jackets, 4 products", "New", "jacket"],
      ["7", "Theme update, tried on a copy", "Patch"],
      ["12", "Mugs and bowls, 6 products", "New", "mug"],
      ["15", "Postage table for parcels over 5 kg", "Test"],
      ["19", "Two apps updated, one removed", "Patch"],
      ["21", "Linen, 4 products", "New", "cloth"],
      ["28", "Report and your questions", "Recap"],
    ],
    note: "Next: the report on the 28th, with a price for anything extra.",
  }),
  show: checklist(
    "The monthly check of a shop",
    ["Checked", "What was found", "Outcome"],
    [
      ["Checkout", "A purchase with a live card and its refund, on a phone", "Fine"],
      [
        "Apps",
        "Two do the same job; one of them adds 400 kB to each page",
        "Price for removing it",
      ],
      ["Shipping table", "Parcels over 5 kg cost more to send than customers pay", "Your decision"],
      ["Uploads", "14 of 20: the winter range, with sizes and weights", "Online"],
    ],
  ),
  without: [
    [
      "Repairs",
      "The check finds them and puts a price beside each. Nothing is repaired before you have chosen.",
    ],
    [
      "Photographs and texts",
      "Listings are entered from what you send ready. Photography and writing are separate services.",
    ],
    ["Customer service", "Orders, returns and messages are answered by your shop."],
  ],
  time: [
    ["Week 1: uploads", "What you sent by the last day of the month goes online."],
    ["Week 2: the check", "Checkout, apps, links, codes and staff permissions."],
    ["Week 3: the list", "Findings in order of what they cost you, each with its price."],
    ["Week 4: your choice", "You tick what is to be repaired, or nothing."],
  ],
  ask: [
    [
      "What counts as one upload?",
      "One product with its variants, or the rework of a listing that is there.",
    ],
    [
      "Which access do you need?",
      "A collaborator account that you approve, with the permissions for products, apps and settings. You can end it at any time.",
    ],
    [
      "Will you touch our theme?",
      "Not in the monthly check. A change to the theme is quoted, made on a copy and shown to you first.",
    ],
  ],
};
