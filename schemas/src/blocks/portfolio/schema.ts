import { defineArrayMember, defineField } from "@sanity/types";
import { defineBlock, headFields } from "../define-block.ts";

/** The agency's work, project by project. */
export const portfolio = defineBlock({
  name: "portfolio",
  title: "Portfolio",
  description: "Every project in the order of the portfolio, or a few as cards.",
  group: "agency",
  fields: [
    ...headFields(),
    defineField({
      name: "projects",
      title: "Only these, as cards",
      description: "Left empty, the block shows all of them at length.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "project" }] })],
      validation: (rule) => rule.unique(),
    }),
  ],
});
