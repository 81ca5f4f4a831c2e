import { checklist, records, type ServiceStory } from "./model.ts";

/** What the pages of website care say beyond their inclusions. */
export const care: Record<string, ServiceStory> = {
  "service-wordpress-maintenance": {
    show: checklist(
      "A month of care, ticked off",
      ["Checked", "What was found", "Outcome"],
      [
        [
          "Updates",
          "Nine plugins and the core, on the copy first. One broke the gallery there",
          "Eight live, one postponed",
        ],
        [
          "Backup",
          "Thirty daily copies with another provider; the quarter’s restore drill took 14 minutes",
          "Works",
        ],
        ["Forms", "A test message through each of two forms", "Both arrived"],
        ["Content", "New opening hours, two staff pages, a price changed", "1 h 20 min of 2 hours"],
      ],
    ),
    without: [
      [
        "Shops, bookings and logins",
        "They need checks of their own after each update. For a shop there is a dearer plan, which our article on care plans compares.",
      ],
      [
        "Redesigns",
        "Two hours cover text, pictures and people. A new layout or feature is quoted before it begins.",
      ],
      ["Licences", "Paid themes and plugins are renewed in your name, with your card."],
    ],
    time: [
      [
        "Day 1: a full copy",
        "Before anything is touched, the site is copied to a second provider.",
      ],
      ["Week 1: catching up", "Overdue updates are tried and applied, old logins removed."],
      ["Every week: small steps", "Security releases first, the others when they have settled."],
      ["Month’s end: the report", "What changed, what was put off, and why."],
    ],
    ask: [
      [
        "Do unused hours carry over?",
        "No. They belong to the month. If you rarely need them, say so and we look at what else they could be spent on.",
      ],
      [
        "What if the site is hacked?",
        "It is taken back to a clean copy, and the way in is closed. Cleaning a site that was infected before we came is a job of its own.",
      ],
      [
        "Can we go on editing?",
        "Yes. Your logins stay as they are, and the change log shows who did what.",
      ],
    ],
  },
  "service-shopify-maintenance": {
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
        [
          "Shipping table",
          "Parcels over 5 kg cost more to send than customers pay",
          "Your decision",
        ],
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
        "Listings are entered from what you send ready. Shooting and writing are other lines of the card.",
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
  },
  "service-web-hosting-setup": {
    show: checklist(
      "The evening of a move",
      ["Step", "What was done", "At"],
      [
        [
          "Copy",
          "Files and database on the new server, seen through a private address",
          "Two days before",
        ],
        ["DNS", "Lifetime of the records lowered to five minutes", "The day before"],
        ["Switch", "A and AAAA records changed, certificate issued", "9.10 pm"],
        [
          "Proof",
          "Both forms sent mail, search and images worked, a backup was restored",
          "9.50 pm",
        ],
      ],
      "Times of a move that did not take place.",
    ),
    without: [
      [
        "The hosting plan",
        "It is paid by your company to the provider, by the month or the year. Its price is on the sheet before you choose.",
      ],
      [
        "Mailboxes",
        "They stay where they are. Moving them is e-mail hosting setup, and best done on another day.",
      ],
      [
        "Repairing the site",
        "What is slow or broken moves as it is. You get a list of what we noticed on the way.",
      ],
    ],
    time: [
      ["Choosing", "Your traffic and the site’s needs on one page, with two plans that fit."],
      ["Building beside", "The new home stands complete while the old one serves visitors."],
      ["The quiet hour", "Mostly a Tuesday after nine. You may watch."],
      ["Two weeks of both", "The former server stays on until you say the word."],
    ],
    ask: [
      [
        "Will visitors notice?",
        "They should not. For some minutes some reach the old server and some the new; shops are closed to orders for that while.",
      ],
      [
        "What if something goes wrong?",
        "The records are changed back, which takes five minutes because they were prepared for it.",
      ],
      [
        "Do you keep a login?",
        "Only if you want care afterwards. Otherwise it is removed while you look on.",
      ],
    ],
  },
  "service-email-hosting-setup": {
    show: checklist(
      "A domain’s mail records, before the switch",
      ["Record", "What it says now", "State"],
      [
        ["MX", "Mail for the domain goes to the new provider, and to nobody else", "Set"],
        [
          "SPF",
          "One record, naming the provider and the newsletter tool. Two would cancel each other",
          "Set, merged from two",
        ],
        ["DKIM", "Both senders sign with a key of their own", "Set, verified"],
        [
          "DMARC",
          "Reports first, for three weeks; then forged mail is turned away",
          "p=none until the 28th",
        ],
      ],
      "For a domain that belongs to nobody.",
    ),
    without: [
      ["Subscriptions", "Google or Microsoft bill each mailbox by the month, to your company."],
      [
        "Computers",
        "Mail programs are connected by call. Repairing a laptop is your technician’s work.",
      ],
      [
        "Newsletters",
        "Sending to a list goes through a tool made for it, so that complaints do not stain your domain.",
      ],
    ],
    time: [
      ["Inventory", "Every mailbox, alias and forwarding, and who reads it."],
      [
        "Import",
        "Old mail, contacts and calendars are copied over some nights, while everyone works on.",
      ],
      ["Switch", "On a Friday afternoon the records change; new mail arrives in the new place."],
      ["Phones", "Each person is connected in a ten-minute call, with two-step sign-in."],
    ],
    ask: [
      [
        "Is mail lost during the switch?",
        "No. Senders try again for days, and the old boxes are read once more a week later.",
      ],
      [
        "Google or Microsoft?",
        "Whichever your people already write documents in. The setup costs the same.",
      ],
      [
        "Why does our mail land in spam?",
        "Often because SPF, DKIM or DMARC are missing, sometimes because of what is sent. The first we put right; the second we tell you.",
      ],
    ],
  },
  "service-website-security-audit": {
    show: records(
      "Four of nineteen findings",
      ["Finding", "What a stranger could do with it", "Order"],
      [
        [
          "Backup in a public folder",
          "Download every customer’s address with one guess at a file name",
          "1 · today",
        ],
        [
          "Login without a limit",
          "Try a thousand passwords an hour for the account “admin”",
          "2 · this week",
        ],
        [
          "Form plugin, two years old",
          "Place a script in the page, by a flaw that is published",
          "3 · this week",
        ],
        [
          "Missing security headers",
          "Little by itself; it makes other flaws worse",
          "14 · next release",
        ],
      ],
      "From an audit of a website that does not exist.",
    ),
    without: [
      [
        "Repairs",
        "You or your developer fix what was found; we test again. If we are to do it, that is quoted apart.",
      ],
      [
        "Office and staff",
        "Phishing trials, laptops and wireless networks are outside this audit. The website and its accounts are inside.",
      ],
      [
        "A certificate",
        "It is a careful look by people on certain days. It proves no compliance and promises no safety.",
      ],
    ],
    time: [
      ["Authority", "A page you sign: which addresses, which days, whom to ring."],
      [
        "Looking",
        "Three days or so, at hours when nobody is buying. Nothing is broken on purpose.",
      ],
      [
        "The list",
        "Findings in order of damage, in words an owner can read, with proof for the developer.",
      ],
      ["Retest", "After your repairs the same doors are tried again."],
    ],
    ask: [
      [
        "Could the audit take the site down?",
        "It is done with care and at quiet hours, on a copy where the risk is real. Load attacks are not part of it.",
      ],
      [
        "Who hears of what you find?",
        "The person named on the authority. Should we find that somebody is inside already, they are rung at once.",
      ],
      [
        "Do we have to tell anybody?",
        "If personal information has got out and serious harm is likely, Australian law may require you to notify. We tell you what we saw; your lawyer advises.",
      ],
    ],
  },
};
