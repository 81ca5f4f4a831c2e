import { checklist, comparison, type ServiceStory } from "./model.ts";

/** What the pages of shops say beyond their inclusions. */
export const commerce: Record<string, ServiceStory> = {
  "service-shopify-store-setup": {
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
      ["Counter", "Payments, tax, freight, the wording of each e-mail."],
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
        "They are redirected one by one where they change. Send us the old address list, or access to find it.",
      ],
      [
        "Are we GST-registered?",
        "Ask your accountant. If you are, shelf prices include it and receipts show it; if you are not, it is left out everywhere.",
      ],
    ],
  },
  "service-woocommerce-setup": {
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
        "After the handover, updates need somebody. The small WordPress plan leaves shops out, so ask for one that does not.",
      ],
    ],
    time: [
      [
        "Staging copy",
        "WooCommerce is built beside the live site, where nobody can buy by accident.",
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
  },
  "service-product-uploading": {
    show: comparison(
      "Three lines of a supplier’s sheet",
      ["Column", "As the supplier sent it", "As it was uploaded"],
      [
        ["Name", "JKT MNS SFTSHL BLK *LTD*", "Men’s softshell jacket, black"],
        ["Sizes", "Five lines, one of them “XXLL”", "One product with S to 2XL"],
        ["Weight", "0", "Asked for; 620 g entered"],
        [
          "Photo",
          "IMG_20391(2).tiff, 41 MB",
          "mens-softshell-black-front.jpg, 180 kB, described in words",
        ],
      ],
    ),
    without: [
      [
        "Descriptions from nothing",
        "Texts are cleaned and ordered. Where a supplier gives none, writing them is Content writing.",
      ],
      [
        "Retouching",
        "Pictures are cropped, squared and compressed. Removing a mannequin is a photographer’s job.",
      ],
      [
        "Guessing",
        "A missing price, weight or barcode goes on a list for you. It is never invented.",
      ],
    ],
    time: [
      ["Sample", "Ten listings, done as all the others will be, for you to correct."],
      ["Mapping", "Each column of the supplier’s file gets its place, or is left out on purpose."],
      ["Batches", "A hundred at a time, part of each read by eye."],
      [
        "Handing back",
        "The import file and the list of doubts. Next season’s upload starts from them.",
      ],
    ],
    ask: [
      [
        "What is one SKU?",
        "One size or colour that has stock of its own. A jacket in five sizes is five SKUs in one listing.",
      ],
      [
        "Will it overwrite what we have?",
        "Only what you name. A backup of the shop’s products is exported before each import.",
      ],
      [
        "Do you take paper price lists?",
        "Yes, or photographs of them. Typing them in is quoted by the page first.",
      ],
    ],
  },
  "service-online-booking-system-integration": {
    show: checklist(
      "Trial bookings before the link goes live",
      ["Tried", "From where, and what happened", "Right?"],
      [
        [
          "9 am in Brisbane",
          "Booked from Hobart in January: shown as 10 am there, with the city beside it",
          "Yes",
        ],
        ["Last slot of the day", "Clean-up gap kept; the next free time is tomorrow", "Yes"],
        ["Deposit", "Card declined once, then paid; the slot was held for ten minutes", "Yes"],
        ["Labour Day", "Offered in one state and blocked in the other", "Corrected, tried again"],
      ],
    ),
    without: [
      [
        "The tool’s subscription",
        "Booking tools charge by the month or by the calendar. You choose knowing the fee.",
      ],
      ["Text messages", "Reminders are billed by the message, by the tool or its provider."],
      [
        "Moving old appointments",
        "Future bookings are entered by you or imported where the old tool allows it, which we check first.",
      ],
    ],
    time: [
      [
        "Your day on paper",
        "Services, lengths, gaps, who works when, and what must never be next to what.",
      ],
      ["Choice of tool", "Two that fit the trade, with costs and what each cannot do."],
      ["Joining", "Calendars, payments, reminders and the widget on a hidden page."],
      ["Trial and opening", "Bookings from three time zones, then the page is shown."],
    ],
    ask: [
      [
        "Can people still ring?",
        "Yes. A booking by telephone goes into the same calendar and closes the slot online.",
      ],
      [
        "What about no-shows?",
        "Deposits and a reminder with a cancel link help most. The waiting list fills what is cancelled.",
      ],
      [
        "Does it work with our clinic or salon software?",
        "If that has an interface, perhaps. We look before you pay, and say so if its own booking page would do.",
      ],
    ],
  },
};
