import { picture, records, type ServiceStory } from "./model.ts";

export const leadCaptureCrmAutomation: ServiceStory = {
  picture: picture("flow", "One enquiry, suburb 4870", {
    rows: [
      ["Form sent", "Pricing page, “wet season” campaign", "7.42 pm"],
      ["Reply sent", "With a name and when they’ll ring", "7.42 pm"],
      ["Task made", "For whoever has Cairns. One’s on leave", "8.30 am"],
      ["Quote out", "Two days, no answer yet", "Tue"],
      ["Nudge drafted", "With the quote attached, you press send", "Thu"],
    ],
  }),
  show: records(
    "One enquiry, followed",
    ["When", "What ran", "Where it shows"],
    [
      [
        "7.42 pm",
        "Form on the pricing page, suburb 4870, campaign “wet season”",
        "New lead, source saved",
      ],
      ["7.42 pm", "Acknowledgement with a name and when someone will ring", "Customer’s phone"],
      ["8.30 am", "Task for the person who has Cairns; the other is on leave", "Her list"],
      ["Thursday", "Quote sent two days ago without an answer", "Nudge, with the quote"],
    ],
  ),
  without: [
    [
      "The CRM’s licence",
      "HubSpot, Pipedrive and Zoho bill by the user. Where their free plan does, we say so.",
    ],
    ["Cold lists", "Contacts who never agreed aren’t imported to be written to."],
    [
      "Ranking",
      "Which lead comes first is AI lead scoring. It can be added once there is a history.",
    ],
  ],
  time: [
    [
      "Counting the doors",
      "Forms, numbers, inboxes, chats: where enquiries come in, and where they stop.",
    ],
    ["Stages", "Your own words for where a deal stands, five or so."],
    ["Joining", "Each door leads into the CRM, with its source. Every one is tried."],
    ["30 days of support", "Anything we forgot shows up in the first month, and we fix it."],
  ],
  ask: [
    [
      "Which CRM should we take?",
      "The one your salespeople will open. We show two with your own leads in them.",
    ],
    [
      "What happens to old spreadsheets?",
      "They’re merged and cleaned, and the doubtful lines are shown to you.",
    ],
    [
      "Can the boss still see everything?",
      "On Mondays, in one summary of open deals. Looking over a shoulder all week is possible too.",
    ],
  ],
};
