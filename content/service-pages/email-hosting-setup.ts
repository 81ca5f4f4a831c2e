import { checklist, picture, type ServiceStory } from "./model.ts";

export const emailHostingSetup: ServiceStory = {
  picture: picture("console", "DNS records, tidewrack.example", {
    columns: ["5 mailboxes", "2 aliases"],
    rows: [
      ["MX", "10 mail.provider.example", "Set"],
      ["SPF", "v=spf1 include:provider.example -all", "1 record"],
      ["DKIM", "Two senders, each with its own key", "Verified"],
      ["DMARC", "p=none, reports until the 28th", "Watching"],
    ],
    note: "Test mail to Gmail and Outlook: inbox, not spam.",
  }),
  show: checklist(
    "A domain’s mail records, before the switch",
    ["Record", "What it says now", "State"],
    [
      ["MX", "Mail for the domain goes to the new provider, and to no one else", "Set"],
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
  ),
  without: [
    ["Subscriptions", "Google or Microsoft bill each mailbox by the month, to your company."],
    [
      "Computers",
      "Mail programs are connected by call. Repairing a laptop is your technician’s work.",
    ],
    [
      "Newsletters",
      "Sending to a list goes through a tool made for it, so that complaints don’t stain your domain.",
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
      "Often because SPF, DKIM or DMARC are missing, sometimes because of what is sent. We fix the first and flag the second.",
    ],
  ],
};
