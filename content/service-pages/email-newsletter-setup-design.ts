import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/email-newsletter-setup-design.svg",
    "A newsletter about a citrus weekend in light and dark, a list with the date of each consent, and a sign-up screen on a shop counter.",
    [
      ["Dark mode and Outlook rendering fixed", "left"],
      ["Consent date stored for each subscriber", "middle"],
      ["Sign-up boxes for site and counter", "right"],
    ],
  ),
  without: [
    [
      "Writing each issue",
      "We put the first together with you. After that, your staff fill in the blocks.",
    ],
    ["Bought lists", "We only import people who agreed, with the date. The rest are left behind."],
    ["Sending fees", "The platform bills your account by the size of your list."],
  ],
  time: [
    ["Choosing a platform", "Three compared for a list your size, with yearly costs."],
    ["Importing your list", "Imported without duplicates, with consent on record."],
    ["Template and welcome", "Blocks with locked branding, and three messages for newcomers."],
    [
      "First issue",
      "Tested in Outlook, Gmail and Apple Mail, then sent. We answer questions for 30 days.",
    ],
  ],
  ask: [
    [
      "Can we email past customers?",
      "If they agreed, or could reasonably expect it from their dealings with you. The Spam Act asks for consent, your name and an unsubscribe link, and we set up all three.",
    ],
    [
      "How often should it go out?",
      "As often as you’ve got something to say. Monthly is easier to keep up than weekly.",
    ],
    [
      "Why do our open rates look wrong?",
      "Some mail apps open everything automatically. Clicks and replies tell you more, so the report starts with them.",
    ],
  ],
  links:
    "Our [shortlist of automation tools](/blog/top-automation-tools-australian-startups-2025) covers what the Spam Act asks of each message.",
};
