import { picture, records, type ServiceStory } from "./model.ts";

export const aiEngineer: ServiceStory = {
  picture: picture("scores", "Document assistant, trial week", {
    columns: ["200 staff questions"],
    rows: [
      ["Found the right passage", "In your manuals and contracts", "187/200"],
      ["Right and complete", "Marked by the people who know", "141/200"],
      ["Said “I don’t know”", "Better than guessing", "50/200"],
      ["Wrong and sure of itself", "Why a person approves each reply", "9/200"],
    ],
  }),
  show: records(
    "The first fortnight’s verdict",
    ["Question", "What was measured", "Verdict"],
    [
      ["Can it find the clause?", "200 questions by your staff; right passage in 187", "Go on"],
      [
        "Can it answer alone?",
        "Right and complete in 141, wrong and sure of itself in 9",
        "With approval only",
      ],
      ["Would a query do?", "For stock and dates, plain SQL was right each time", "No model there"],
      ["What does it cost?", "By question and by month, at three volumes", "Within the cap"],
    ],
  ),
  without: [
    [
      "Model and cloud fees",
      "Billed by their providers to your account, with a dashboard that shows what each feature uses.",
    ],
    ["Labelled data", "Pass marks come from people who know your business. Their hours are yours."],
    [
      "Training giants",
      "Existing models are chosen, joined and measured. Making one from nothing is another order of budget.",
    ],
  ],
  time: [
    ["Weeks 1–2: feasibility", "A trial with your records, and a page that may say no."],
    [
      "Week 3: the yardstick",
      "Evaluation set and pass marks, agreed with whoever answers for mistakes.",
    ],
    [
      "Weeks 4–6: in the product",
      "Behind a switch, for a few users, with permissions and approvals.",
    ],
    ["From then on: watch", "Cost, quality and attempts to trick it, every week."],
  ],
  ask: [
    [
      "Whose model is used?",
      "Whichever passes at the lowest cost, open-weight ones on your own server included.",
    ],
    [
      "Can our records stay private?",
      "Details that identify people are stripped before a request leaves, or nothing leaves at all.",
    ],
    [
      "Our developers know no AI. Can they run it?",
      "The runbook is tried by them before the handover. What they can’t run isn’t finished.",
    ],
  ],
};
