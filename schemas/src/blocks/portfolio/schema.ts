import { references } from "../../fields.ts";
import { project } from "../../queries/writing.ts";
import { defineBlock, headFields } from "../define-block.ts";

export const portfolio = defineBlock("portfolio", "Portfolio", {
  description: "Every project in the order of the portfolio, or a few as cards.",
  group: "agency",
  fields: [
    ...headFields(),
    references("projects", "Only these, as cards", "project", {
      description: "Left empty, the block shows all of them at length.",
      validation: (rule) => rule.unique(),
    }),
  ],
});

/** All projects are read by `PROJECTS_QUERY`. */
export const portfolioView = /* groq */ `heading, intro, projects[]->{ ${project} }` as const;
