import { picture, records, type ServiceStory } from "./model.ts";

export const aiEmailResponse: ServiceStory = {
  picture: picture("inbox", "accounts@, 8.50 am", {
    columns: ["14 drafts ready", "2 for you"],
    rows: [
      ["Where’s my order?", "Order found, courier’s date in the draft", "Ready to send"],
      ["Invoice has our old ABN", "Asks for the invoice number", "Ready to send"],
      ["Broken, second time", "Complaint: no draft, a person replies", "For you"],
      ["Partnership proposal", "Bulk mail", "Filed"],
    ],
  }),
  show: records(
    "The shared mailbox at 8.50 am",
    ["Message", "What happened to it", "Queue"],
    [
      [
        "“Where is my order?”",
        "Order found, courier’s date filled in, draft waiting under the message",
        "Ready to send",
      ],
      [
        "“Invoice shows the old ABN”",
        "Draft asks for the invoice number; attachment summarised in two lines",
        "Accounts",
      ],
      [
        "“Second time it arrived broken”",
        "Marked as a complaint. No draft: someone should think first",
        "Urgent, a person",
      ],
      ["“Partnership proposal!!!”", "Recognised as bulk mail", "Low"],
    ],
  ),
  without: [
    [
      "Sending by itself",
      "Drafts wait for a person. Automatic sending is switched on only for subjects you name.",
    ],
    [
      "A help desk",
      "It works in the mailbox you have. Tickets, ratings and rosters need a system of their own.",
    ],
    [
      "Old mail in order",
      "Past replies are read for good wording. Sorting ten years of folders isn’t part of it.",
    ],
  ],
  time: [
    ["Reading", "A month of messages is grouped, and you choose the groups worth a draft."],
    [
      "Wording",
      "The best past replies become patterns, with each person’s own greeting and signature.",
    ],
    [
      "Drafts on trial",
      "Two people work with drafts and change them freely. Every change is counted.",
    ],
    [
      "Whole team",
      "Groups whose drafts go out nearly unchanged stay. The others are dropped or reworked.",
    ],
  ],
  ask: [
    [
      "Does it work with Gmail and Outlook?",
      "With Gmail in Google Workspace and Outlook in Microsoft 365. Drafts stand in the ordinary drafts folder.",
    ],
    [
      "Will customers notice?",
      "They get an email that a person read and sent. What they notice is that it came sooner.",
    ],
    [
      "What does the model see?",
      "The message, the patterns and the order details looked up. Card numbers, tax file numbers and the like are masked before.",
    ],
  ],
};
