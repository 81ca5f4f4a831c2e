import { checklist, picture, type ServiceStory } from "./model.ts";

export const wordpressMaintenance: ServiceStory = {
  picture: picture("checks", "May care report", {
    columns: ["9 updates", "30 backups", "0 outages"],
    rows: [
      ["Updates", "Tried on a copy first. One held back, gallery broke", "8 of 9 live"],
      ["Restore drill", "From another provider’s backup", "14 min"],
      ["Contact forms", "A test sent through each", "Both arrived"],
      ["Content edits", "New hours, two staff pages", "1 h 20 of 2 h"],
    ],
  }),
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
    ["Day 1: a full copy", "Before anything is touched, the site is copied to a second provider."],
    ["Week 1: catching up", "Overdue updates are tried and applied, old logins removed."],
    ["Every week: small steps", "Security releases first, the others when they have settled."],
    ["Month’s end: the report", "What changed, what was put off, and why."],
  ],
  ask: [
    [
      "Do unused hours carry over?",
      "No. They belong to the month. If you rarely use them, tell us and we’ll find something better to spend them on.",
    ],
    [
      "What if the site is hacked?",
      "It’s taken back to a clean copy, and the way in is closed. Cleaning a site that was infected before we came is a job of its own.",
    ],
    [
      "Can we go on editing?",
      "Yes. Your logins stay as they are, and the change log shows who did what.",
    ],
  ],
};
