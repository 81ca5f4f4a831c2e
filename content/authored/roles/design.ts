import type { AuthoredDocument } from "../../authored.ts";
import { role } from "../../offers.ts";

/** Roles in design. UI/UX designer has a service page, which holds its price. */
export const designRoles: AuthoredDocument<"role">[] = [
  {
    _id: "role-ui-ux-designer",
    title: "UI/UX designer",
    badge: "UI/UX",
    service: "service-ui-ux-designer",
    description:
      "Draws the flow, then the screen, then the state everyone forgot. Joins your stand-up and answers your developers.",
    features: [
      "Figma components with variants",
      "User flows before high fidelity",
      "Responsive frames from 360 pixels up",
      "Click-through demos for stakeholders",
      "Empty, loading and error drawings",
      "Handover notes in Dev Mode",
    ],
  },
  role("Product designer", "PRODUCT DESIGN", 3899, {
    description:
      "Argues about whether a feature should exist, sketches the smallest version worth shipping, and stays to see if anyone used it.",
    features: [
      "Problem statements ahead of solutions",
      "Opportunity trees and story maps",
      "Design system ownership and tokens",
      "Usage figures reviewed after launch",
      "Workshops with sales and support",
      "Prototypes in code where timing matters",
    ],
  }),
  role("UX researcher", "RESEARCH", 3699, {
    description:
      "Talks to the people you built it for. Five interviews in a fortnight usually settle an argument your team has had since autumn.",
    features: [
      "Discussion guides and screener questions",
      "Moderated sessions by video call",
      "Consent and recordings handled lawfully",
      "Card sorts and tree tests",
      "Survey wording checked for bias",
      "Findings library the team can search",
      "Clips cut for the next planning day",
    ],
  }),
  role("Graphic designer", "GRAPHICS", 2499, {
    description:
      "Flyers, slide decks, menus, ute signage, conference banners: a month of the jobs currently done in a word processor by whoever is free.",
    features: [
      "InDesign layouts ready for print",
      "Illustrator artwork for signs and merch",
      "Bleed, spot colours and proofs",
      "PowerPoint masters people can edit",
      "Social tiles resized in one pass",
      "Photo retouching and cut-outs",
    ],
  }),
  role("Brand designer", "IDENTITY", 3099, {
    description:
      "Merging two companies, renaming a product, or tired of seven blues? Someone who decides once and writes the decision down.",
    features: [
      "Audit of every logo in circulation",
      "Naming rounds with register searches",
      "Type and colour systems for screens",
      "Guidelines with wrong examples shown",
      "Packaging and signage applications",
      "Rollout list ordered by visibility",
    ],
  }),
  role("Motion designer", "MOTION", 3299, {
    description:
      "Makes things move for a reason: a diagram that explains itself, a button that confirms, a logo sting under two seconds.",
    features: [
      "After Effects explainers and titles",
      "Lottie and Rive files for apps",
      "Easing and duration standards",
      "Still versions for reduced motion",
      "Storyboards signed off before animating",
    ],
  }),
];
