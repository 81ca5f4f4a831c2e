import { weeks } from "../offers.ts";
import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/ai-engineer.svg",
    "Two hundred questions against agreed pass marks, a search of contracts and manuals with its clause, and an action that waits for approval.",
    [
      ["Evaluation set with agreed pass marks", "left"],
      ["Search across your own records", "middle"],
      ["Approval step ahead of risky actions", "right"],
    ],
  ),
  without: [
    [
      "Model and cloud fees",
      "The providers bill your account. A dashboard shows you what each feature uses.",
    ],
    ["Labelled data", "Pass marks come from people who know your business. You supply their time."],
    [
      "Training large models",
      "We choose, connect and measure existing models. Building one from scratch takes a different scale of budget.",
    ],
  ],
  time: [
    [
      "Feasibility",
      "A trial on your records, and a page of findings that may say no.",
      weeks(1, 2),
    ],
    [
      "Pass marks",
      "Evaluation set and pass marks, agreed with whoever’s accountable for mistakes.",
      weeks(3),
    ],
    [
      "In the product",
      "Behind a switch, for a few users, with permissions and approvals.",
      weeks(4, 6),
    ],
    ["Monitoring", "Cost, quality and attempts to trick it, every week.", "From then on"],
  ],
  ask: [
    [
      "Whose model do you use?",
      "Whichever passes at the lowest cost, including open-weight models on your own server.",
    ],
    [
      "Can our records stay private?",
      "We strip details that identify people before a request leaves, or nothing leaves at all.",
    ],
    [
      "Our developers don’t know AI. Can they run it?",
      "They try the runbook before handover. If they can’t run it, it isn’t finished.",
    ],
  ],
  links:
    "[Five AI services worth paying for](/blog/top-5-ai-development-services-australia-2025) says when to hire instead of buying a package. Compare the other [people for hire](/hire-resources).",
};
