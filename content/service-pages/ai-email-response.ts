import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/ai-email-response.svg",
    "A shared mailbox with fourteen drafts ready and two for a person, one draft with the order filled in, and a complaint left undrafted.",
    [
      ["Mailbox sorted into queues", "left"],
      ["Drafts placed in Gmail or Outlook", "middle"],
      ["Complaints marked urgent and left undrafted", "right"],
    ],
    "card",
  ),
  without: [
    [
      "Sending on its own",
      "Drafts wait for a person. We only switch on automatic sending for subjects you name.",
    ],
    [
      "A help desk",
      "It works in the mailbox you already have. Tickets, ratings and rosters need their own system.",
    ],
    [
      "Tidying old mail",
      "We read past replies for good wording. Sorting ten years of folders isn’t part of it.",
    ],
  ],
  time: [
    [
      "Sorting a month of mail",
      "We group a month of messages, and you choose which groups are worth drafting.",
    ],
    [
      "Writing the templates",
      "Your best past replies become templates, with each person’s own greeting and signature.",
    ],
    ["Draft trial", "Two people work from the drafts and edit them freely. We count every change."],
    [
      "The whole team uses it",
      "We keep the groups whose drafts go out nearly unchanged, and drop or rework the others.",
    ],
  ],
  ask: [
    [
      "Does it work with Gmail and Outlook?",
      "Yes: Gmail in Google Workspace and Outlook in Microsoft 365. Drafts sit in your usual drafts folder.",
    ],
    [
      "Will customers notice?",
      "They get an email a person has read and sent. What they’ll notice is that it came sooner.",
    ],
    [
      "What does the model see?",
      "The message, the templates and the order details it looked up. Card numbers, tax file numbers and the like are masked first.",
    ],
  ],
  links:
    "Our [90-day plan for AI](/blog/ai-for-small-business-australia-2025) says when saved replies are enough. See the other [AI services](/ai-services).",
};
