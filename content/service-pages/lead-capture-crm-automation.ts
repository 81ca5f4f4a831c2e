import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/lead-capture-crm-automation.svg",
    "Four ways to enquire in one list, a map of Queensland that shows who rings Cairns, and a nudge about an unanswered quote.",
    [
      ["Forms, chats and missed calls joined", "left"],
      ["Assignment by postcode or by turns", "middle"],
      ["Nudge when a quote goes unanswered", "right"],
    ],
  ),
  without: [
    [
      "The CRM licence",
      "HubSpot, Pipedrive and Zoho charge by the user. If a free plan will do, we’ll say so.",
    ],
    ["Cold lists", "We don’t import contacts who never agreed to hear from you."],
    [
      "Lead ranking",
      "Working out which lead comes first is AI lead scoring. You can add it once there’s a history.",
    ],
  ],
  time: [
    [
      "Where enquiries come in",
      "Forms, numbers, inboxes, chats: where enquiries come in, and where they stall.",
    ],
    ["Naming the stages", "Five or so, in your own words for where a deal’s at."],
    ["Connecting", "Each of them leads into the CRM, with its source. We test every one."],
    ["30 days of support", "Anything we forgot shows up in the first month, and we fix it."],
  ],
  ask: [
    [
      "Which CRM should we choose?",
      "The one your salespeople will open. We show you two with your own leads in them.",
    ],
    [
      "What happens to old spreadsheets?",
      "We merge and clean them, and show you the doubtful rows.",
    ],
    ["Can the boss still see everything?", "Yes, on Mondays, in one summary of open deals."],
  ],
  links:
    "[AI and automation for small business](/blog/ai-and-automation-for-small-business) works out how many weeks this takes to pay for itself.",
};
