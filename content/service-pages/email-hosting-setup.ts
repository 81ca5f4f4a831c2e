import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/email-hosting-setup.svg",
    "A domain’s mail records, five mailboxes and two aliases, and a phone that confirms a sign-in with a number.",
    [
      ["SPF, DKIM and DMARC published", "left"],
      ["Mailboxes, aliases and shared addresses", "middle"],
      ["Two-step sign-in for all staff", "right"],
    ],
  ),
  without: [
    ["Subscriptions", "Google or Microsoft bills your company by the month for each mailbox."],
    [
      "Computer repairs",
      "We connect your mail apps over a call. Fixing a laptop is a job for your technician.",
    ],
    [
      "Newsletters",
      "Mail to a list goes through a tool made for it, so complaints don’t hurt your domain.",
    ],
  ],
  time: [
    ["Inventory", "Every mailbox, alias and forward, and who reads it."],
    [
      "Import",
      "We copy old mail, contacts and calendars over a few nights, while everyone keeps working.",
    ],
    [
      "Switch",
      "On a Friday afternoon we change the records, and new mail arrives in the new place.",
    ],
    ["Phones", "We set up each person, up to five, in a ten-minute call, with two-step sign-in."],
  ],
  ask: [
    [
      "Will we lose mail during the switch?",
      "No. Senders keep trying for days. After the switch we come back twice, at no charge: a week later to check the old mailboxes, and after three weeks to turn on the DMARC rule.",
    ],
    [
      "Google or Microsoft?",
      "Whichever your people already use for documents. The setup costs the same.",
    ],
    [
      "Why does our mail land in spam?",
      "Often because SPF, DKIM or DMARC is missing, sometimes because of what you send. We fix the first and flag the second.",
    ],
  ],
  links:
    "[Seven IT services in buying order](/blog/top-7-it-services-australia) puts email first, and [our security article](/blog/cybersecurity-2025) says how fake invoices get in.",
};
