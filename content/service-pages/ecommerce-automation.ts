import { picture, records, type ServiceStory } from "./model.ts";

export const ecommerceAutomation: ServiceStory = {
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
    "What is left for a person",
    ["Order", "What ran by itself", "To do"],
    [
      [
        "#4017",
        "Label printed, stock moved in both channels, sale posted to the ledger",
        "Nothing",
      ],
      ["#4018", "Address has no unit number, so no label was made", "Ask the customer"],
      [
        "#4019",
        "Parcel hasn’t moved for three days. The customer was told this morning",
        "Nothing",
      ],
      [
        "#4020",
        "Four of the dearest item, new customer, card from another country",
        "Check before packing",
      ],
    ],
  ),
  without: [
    [
      "Subscriptions of the tools",
      "Freight, accounting and connector plans are paid to their makers. We list them with their monthly cost.",
    ],
    [
      "Bookkeeping",
      "Sales arrive in Xero or MYOB in the accounts you name. Reconciling them is your bookkeeper’s job.",
    ],
    [
      "Warehouse work",
      "Labels print and lists appear. Picking, packing and counting stay with your people.",
    ],
  ],
  time: [
    [
      "Following ten orders",
      "From cart to courier, with whoever packs them. Every retyped number is marked.",
    ],
    ["The first join", "Usually labels, because you’ll feel the saving the same afternoon."],
    [
      "The rest, one by one",
      "Stock, ledger, late parcels, returns. Each runs beside the old way before it takes over.",
    ],
    ["Exception screen", "Everything odd on one list. You name who looks at it, and when."],
  ],
  ask: [
    [
      "Which shops does it work with?",
      "Shopify and WooCommerce, and marketplaces that offer an interface. Tell us yours and we check it first.",
    ],
    [
      "What happens when a courier’s system is down?",
      "The order waits and is tried again. After an hour it stands on the exception screen with the reason.",
    ],
    [
      "Could it send things twice?",
      "Each step remembers the order it has done. Repeating one changes nothing, and that is tested before launch.",
    ],
  ],
};
