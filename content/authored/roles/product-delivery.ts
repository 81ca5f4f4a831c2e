import type { AuthoredDocument } from "../../authored.ts";
import { role } from "../../offers.ts";

/** Roles that decide, plan and keep the record. */
export const productDeliveryRoles: AuthoredDocument<"role">[] = [
  role("Product manager", "PRODUCT", 4399, {
    description:
      "Says no with reasons. Weighs what customers ask for against what the figures show and leaves engineers with a short, ordered list.",
    features: [
      "Customer calls every week",
      "Roadmap by outcome and quarter",
      "Amplitude or PostHog event plans",
      "Pricing and packaging experiments",
      "Launch notes for sales and support",
      "Kill criteria set at kickoff",
    ],
  }),
  role("Project manager", "DELIVERY", 3799, {
    description:
      "Chases the missing logo, the unsigned quote and the vendor who went quiet, and tells you about a slipping date while it can still be saved.",
    features: [
      "Plan with owners and dependencies",
      "Jira, Asana or Monday boards",
      "Friday status on half a page",
      "Budget burn against percent done",
      "Risk register that gets opened",
      "Change requests costed before work",
      "Supplier contracts and renewal dates",
    ],
  }),
  role("Business analyst", "REQUIREMENTS", 3699, {
    description:
      "Watches over a shared screen how people do the work, draws how it happens today, and finds the exception that would have sunk the new system.",
    features: [
      "BPMN maps of current practice",
      "Acceptance criteria with real examples",
      "Data dictionaries and field mappings",
      "Tender and vendor comparison sheets",
      "User acceptance days run by video",
      "Benefits measured after go-live",
    ],
  }),
  role("Scrum master", "AGILE", 3599, {
    description:
      "Protects a team’s attention: fewer meetings, smaller tickets, blockers cleared by lunch and retrospectives that change something.",
    features: [
      "Sprint goals in one sentence",
      "Cycle time charts over velocity",
      "Stand-ups held to ten minutes",
      "Work-in-progress limits on the board",
      "Retro actions followed to closure",
    ],
  }),
  role("Solution architect", "ARCHITECTURE", 4999, {
    description:
      "Chooses what to buy, what to build and what to leave alone, then records the trade-offs where your successors will look for them.",
    features: [
      "C4 diagrams from context to code",
      "Decision records with rejected options",
      "Integration patterns between old systems",
      "Threat models drawn with developers",
      "Running costs estimated for three years",
      "Proofs of concept that expire",
    ],
  }),
];
