import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/hr-automation.svg",
    "A contract signed at 2.14 pm with its pack sent the same minute, licences with the time each has left, and a new estimator’s checklist for laptop, keys and lunch.",
    [
      ["Onboarding pack sent on signature", "left"],
      ["Licence and check expiry warnings", "middle"],
      ["Equipment and access checklist per role", "right"],
    ],
    "card",
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
      "The wording of contracts and policies comes from you or your lawyer. We put it where it’s needed.",
    ],
  ],
  time: [
    [
      "Mapping the steps",
      "One page for each process, from the trigger to the person who says yes.",
    ],
    [
      "One process live",
      "Usually onboarding, because a mistake there shows up on day one and doesn’t hurt anyone.",
    ],
    [
      "The other processes",
      "Leave, expiries, handbook questions, exits: about one a week. You switch each one on.",
    ],
    [
      "Handover",
      "We check who can see what, name by name, and someone on your side can change a step.",
    ],
  ],
  ask: [
    [
      "Where do tax file numbers go?",
      "Straight into payroll’s own form. We keep them out of chats, emails and logs.",
    ],
    [
      "Will it work with what we have?",
      "Yes, with Microsoft 365, Google Workspace and the common Australian payroll providers. We look at others before you pay.",
    ],
    [
      "What if a step fails?",
      "A named person gets a message saying what was tried and what to do by hand. Nothing is skipped silently.",
    ],
  ],
  links:
    "[AI and automation for small business](/blog/ai-and-automation-for-small-business) helps you sort which jobs need a rule and which need a person. See the other [AI services](/ai-services).",
};
