import { defineBlock, headFields } from "../define-block.ts";

/** The agency's work, project by project. */
export const portfolio = defineBlock({
  name: "portfolio",
  title: "Portfolio",
  description: "Every project, in the order of the portfolio.",
  group: "agency",
  fields: headFields(),
});
