import { references, sequence } from "../fields.ts";
import { project } from "../fragments.ts";
import { defineBlock, headFields } from "./define-block.ts";

export const portfolio = defineBlock("portfolio", "Portfolio", {
  description: "Every project at length, or a few as cards.",
  group: "agency",
  fields: [
    ...headFields(),
    references("projects", "Only these, as cards", "project", {
      description: "Left empty, the block shows all of them at length.",
      validation: (rule) => rule.unique(),
    }),
    {
      ...sequence("order", "Order of all projects", "project"),
      hidden: ({ parent }) => parent?.projects?.length > 0,
    },
  ],
});

/** All projects are read by `PROJECTS_QUERY`. */
export const portfolioView = /* groq */ `
  heading, intro,
  projects[defined(@->)]->{ ${project} }, "gone": projects[!defined(@->)]._ref,
  "order": order[]._ref` as const;
