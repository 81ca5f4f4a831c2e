import type { AuthoredDocument } from "../../authored.ts";
import { weeks, without } from "../../offers.ts";

/** The packages of /ui-ux-design. Prices, units and the retainer's hours are the specification's. */
export const uiUxDesignPackages: AuthoredDocument<"packageSet"> = {
  _id: "packageSet-ui-ux-design",
  title: "UI/UX design: projects and retainer",
  offerName: "UI/UX design",
  facts: {
    costsMoreWith: ["more flows", "more hours"],
    excludes: without("Code", "A brand", "Payment for test participants"),
  },
  packages: [
    {
      title: "Sketch",
      price: { amount: 899, unit: "project" },
      scope: "A single flow, up to 5 screens",
      description: "One path through the product, such as sign-up or checkout, set right.",
      features: [
        "Review of the flow as it stands",
        "Two alternative wireframe routes",
        "Finished screens for the chosen one",
        "Annotated file for whoever builds",
      ],
      facts: { duration: weeks(1, 2) },
      chatMessage: "Hi Team, I'd like the Sketch package for UI/UX design: one flow redesigned.",
    },
    {
      title: "Prototype",
      price: { amount: 1599, unit: "project" },
      scope: "A first version, up to 8 screens",
      description: "Something to put in front of investors, staff or a first customer.",
      features: [
        "Half-day kick-off workshop",
        "Site or app map with priorities",
        "Clickable model of the main tasks",
        "Starter set of styles and parts",
        "Changes after one round of feedback",
      ],
      facts: { duration: weeks(2, 3) },
      chatMessage:
        "Hi Team, I'd like the Prototype package for UI/UX design: a first version of my product.",
    },
    {
      title: "Product",
      price: { amount: 3299, unit: "project" },
      scope: "A complete interface, up to 12 screens",
      description: "Up to 12 screens in every state, researched, tested and specified.",
      features: [
        "Interviews with people who would use it",
        "All of them in light and dark",
        "Five observed test sessions",
        "Design system with written rules",
        "Accessibility specification per component",
        "Support while developers build",
      ],
      facts: { duration: weeks(4, 6) },
      chatMessage:
        "Hi Team, I'd like the Product package for UI/UX design: a complete interface, tested.",
    },
    {
      title: "Retainer",
      price: { amount: 2000, unit: "month" },
      scope: "20-25 hours",
      description: "A designer who already knows the product, for 20 to 25 hours in the month.",
      features: [
        "Requests kept in an ordered queue",
        "Weekly delivery and short review",
        "Design system kept current",
        "Pairing with developers on details",
        "Timesheet attached to each invoice",
      ],
      chatMessage: "Hi Team, I'd like to ask about the monthly UI/UX retainer.",
    },
  ],
};
