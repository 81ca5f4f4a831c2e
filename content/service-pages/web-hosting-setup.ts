import { checklist, picture, type ServiceStory } from "./model.ts";

export const webHostingSetup: ServiceStory = {
  picture: picture("console", "Switching over, Tuesday 9.10 pm", {
    rows: [
      ["A", "203.0.113.24, new server in Sydney", "Set"],
      ["AAAA", "2001:db8::24", "Set"],
      ["TTL", "300 seconds since Monday", "Lowered"],
      ["TLS", "Certificate issued for both names", "Valid"],
      ["Backup", "Restored once, 2,914 files", "Proved"],
    ],
    note: "Down for 0 minutes. Both forms sent mail at 9.50 pm.",
  }),
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
      ["Proof", "Both forms sent mail, search and images worked, a backup was restored", "9.50 pm"],
    ],
  ),
  without: [
    [
      "The hosting plan",
      "It’s paid by your company to the provider, by the month or the year. Its price is on the sheet before you choose.",
    ],
    [
      "Mailboxes",
      "They stay where they are. Moving them is email hosting setup, and best done on another day.",
    ],
    [
      "Repairing the site",
      "Anything slow or broken moves as it is. You get a list of what we noticed on the way.",
    ],
  ],
  time: [
    ["Choosing", "Your traffic and the site’s needs on one page, with two plans that fit."],
    ["Building beside", "The new home stands complete while the old one serves visitors."],
    ["The quiet hour", "Usually a Tuesday after 9 pm. You’re welcome to watch."],
    ["Two weeks of both", "The former server stays on until you say the word."],
  ],
  ask: [
    [
      "Will visitors notice?",
      "They shouldn’t. For a few minutes some reach the old server and some the new, so shops stop taking orders until it settles.",
    ],
    [
      "What if something goes wrong?",
      "The records are changed back, which takes five minutes because they were prepared for it.",
    ],
    [
      "Do you keep a login?",
      "Only if you want care afterwards. Otherwise we remove it while you watch.",
    ],
  ],
};
