import { references } from "../../fields.ts";
import { defineBlock, headFields } from "../define-block.ts";

/** The agency's work, project by project. */
export const portfolio = defineBlock({
  name: "portfolio",
  title: "Portfolio",
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
