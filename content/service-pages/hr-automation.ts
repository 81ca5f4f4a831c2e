import { picture, records, type ServiceStory } from "./model.ts";

export const hrAutomation: ServiceStory = {
  picture: picture("board", "New estimator, starts Monday 9 am", {
    columns: ["Done", "Waiting", "Up next"],
    rows: [
      ["Contract signed", "Pack sent the same minute", "Done"],
      ["White card", "Expires in 11 months, reminder set", "Done"],
      ["Super form", "With the new starter", "Waiting"],
      ["Laptop", "With the supplier, due Friday", "Waiting"],
      ["Welcome lunch", "Invite goes Thursday", "Up next"],
      ["Site tour", "Buddy is picked", "Up next"],
    ],
  }),
  show: records(
    "The week before a new starter",
    ["Step", "What ran", "Waits for"],
    [
      [
        "Contract signed",
        "Pack sent: bank, super and emergency contact forms, by a secure link",
        "New starter",
      ],
      [
        "Laptop and access",
        "Checklist for an estimator opened, order placed with the usual supplier",
        "Office manager",
      ],
      ["White card", "Number noted, expiry in eleven months, reminder set for ten", "No one"],
      ["First day", "Calendar invitation with parking, buddy and lunch", "Site lead"],
    ],
  ),
  without: [
    [
      "Payroll",
      "Figures are exported in your provider’s format. Awards, rates and payslips stay in the payroll system.",
    ],
    [
      "Hiring decisions",
      "Résumés are summarised against your criteria. People still make every hiring decision.",
    ],
    [
      "Employment law advice",
      "The wording of contracts and policies comes from you or your lawyer. We put it where it is needed.",
    ],
  ],
  time: [
    [
      "Drawing the steps",
      "One page for each process, from the trigger to the person who says yes.",
    ],
    [
      "One process live",
      "Mostly onboarding, because a mistake there is seen on day one and hurts no one.",
    ],
    [
      "The others in turn",
      "Leave, expiries, handbook questions, exits: one every week or so, each switched on by you.",
    ],
    [
      "Handover",
      "Who may see what is checked by name, and someone on your side can change a step.",
    ],
  ],
  ask: [
    [
      "Where do tax file numbers go?",
      "Straight into payroll’s own form. They’re kept out of chats, emails and logs.",
    ],
    [
      "Will it work with what we have?",
      "With Microsoft 365, Google Workspace and the payroll providers common in Australia. Others are looked at before you pay.",
    ],
    [
      "What if a step fails?",
      "A named person gets a message with what was tried and what to do by hand. Nothing is skipped silently.",
    ],
  ],
};
