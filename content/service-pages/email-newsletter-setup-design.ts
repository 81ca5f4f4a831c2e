import { checklist, picture, type ServiceStory } from "./model.ts";

export const emailNewsletterSetupDesign: ServiceStory = {
  picture: picture("page", "Inbox: your June newsletter", {
    columns: ["Outlook ✓", "Gmail ✓", "Dark mode ✓"],
    rows: [
      ["Citrus weekend is on the 14th", "Trees, tastings and one very large lemon.", "", "leaf"],
      ["New in the shop", "Three varieties, priced", "2 photos"],
      ["From the bench", "Repotting, step by step", "90 words"],
      ["Unsubscribe", "One click, no login", "Tested"],
    ],
  }),
  show: checklist(
    "The first issue, tried before it left",
    ["Tried in", "What was looked at", "Outcome"],
    [
      ["Outlook on Windows", "Two columns, buttons, spacing", "Stacked to one column"],
      ["Gmail on a phone", "Length, and what is seen before the fold", "Cut by a third"],
      ["Apple Mail, dark", "The logo on a dark ground", "Light version used"],
      ["Unsubscribe", "One click, no login, gone from the list", "Works in each"],
    ],
  ),
  without: [
    [
      "Writing each issue",
      "The first is put together with you. After that your staff fill the blocks.",
    ],
    [
      "Bought lists",
      "Only people who agreed are imported, with the date. The rest are left behind.",
    ],
    ["Sending fees", "The platform is paid by the size of the list, in your account."],
  ],
  time: [
    ["Platform", "Three compared at the size of your list, with yearly costs."],
    ["List", "Imported without duplicates, with consent on record."],
    ["Template and welcome", "Blocks with locked branding, and three messages for newcomers."],
    ["First issue", "Tried as above, then sent. Questions are answered for 30 days."],
  ],
  ask: [
    [
      "May we write to old customers?",
      "Where they agreed, or could reasonably expect it from their dealings with you. The Spam Act asks for consent, your name and an unsubscribe link, and we set up all three.",
    ],
    [
      "How often should it go out?",
      "As often as there is something to say. Monthly is kept up more often than weekly.",
    ],
    [
      "Open rates look wrong. Why?",
      "Some mail programs open everything by themselves. Clicks and replies say more, and the report starts with them.",
    ],
  ],
};
